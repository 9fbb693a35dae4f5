-- A task may run twice; the mail that it writes is written once.
ALTER TABLE emails ADD COLUMN once_key varchar(100) UNIQUE;
COMMENT ON COLUMN emails.once_key IS 'names what the mail is about when a second one about it would be a mistake';
