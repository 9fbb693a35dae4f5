-- The language of mails, SMS and notices. NULL: never chosen, which is read as English. An account's alerts use its own.
ALTER TABLE job_seekers ADD COLUMN language varchar(3) CHECK (language IN ('en', 'tpi'));
ALTER TABLE job_alerts ADD COLUMN language varchar(3) CHECK (language IN ('en', 'tpi'));
