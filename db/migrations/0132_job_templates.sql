-- Jobs that an employer posts again and again, under a name.
CREATE TABLE job_templates (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  name varchar(60) NOT NULL CHECK (name <> ''),
  -- the fields of the form, without the closing date
  job jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_templates_idx ON job_templates (employer_id);
