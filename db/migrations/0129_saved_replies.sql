-- Messages that an employer writes often.
CREATE TABLE saved_replies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  name varchar(60) NOT NULL CHECK (name <> ''),
  body varchar(4000) NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_replies_idx ON saved_replies (employer_id);
