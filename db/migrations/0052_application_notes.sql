-- What an employer notes about an applicant, one after the other: for its own eyes. The single field `notes` stays beside it.
CREATE TABLE application_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_application_id integer NOT NULL REFERENCES job_applications ON DELETE CASCADE,
  text varchar(5000) NOT NULL CHECK (text <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX application_notes_idx ON application_notes (job_application_id, id);
