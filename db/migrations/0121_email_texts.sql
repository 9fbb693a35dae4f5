-- The words of emails that administrators wrote, one row for each version. The newest version of a kind applies; one
-- without a text returns to the built-in words.
CREATE TABLE email_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind varchar(50) NOT NULL,
  subject varchar(200) NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 5000),
  administrator_id integer REFERENCES administrators ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX email_texts_kind_idx ON email_texts (kind, id DESC);
CREATE INDEX email_texts_administrator_idx ON email_texts (administrator_id) WHERE administrator_id IS NOT NULL;
