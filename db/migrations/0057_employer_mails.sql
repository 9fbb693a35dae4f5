-- Which mails an employer wants. A row is made with the first mail of a kind, or when its switch is first moved.
CREATE TABLE employer_mail_settings (
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  kind varchar(30) NOT NULL,
  by_mail boolean NOT NULL DEFAULT true,
  token varchar(43) NOT NULL UNIQUE,
  PRIMARY KEY (employer_id, kind)
);
COMMENT ON COLUMN employer_mail_settings.token IS 'stands in the mails of this kind: whoever has it may stop them, and nothing else';
