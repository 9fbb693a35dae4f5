-- CVs that were made here, to be edited again; and files that were read but not yet published.
CREATE TABLE cv_documents (
  cv_id integer PRIMARY KEY REFERENCES cvs ON DELETE CASCADE,
  document jsonb NOT NULL CHECK (jsonb_typeof(document) = 'object')
);
COMMENT ON COLUMN cv_documents.document IS 'what the file says beside the columns of the CV: work, education, licences, languages, referees';

CREATE TABLE cv_read_files (
  file_key varchar(100) PRIMARY KEY,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  file_name varchar(255) NOT NULL,
  file_type varchar(10) NOT NULL CHECK (file_type IN ('pdf', 'doc', 'docx')),
  file_size integer NOT NULL CHECK (file_size > 0),
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE cv_read_files IS 'chosen in the upload form and read, so that publishing does not send them a second time; for half a day';
COMMENT ON COLUMN cv_read_files.text IS 'as in cv_texts';
CREATE INDEX cv_read_files_owner_idx ON cv_read_files (job_seeker_id, created_at DESC);
CREATE INDEX cv_read_files_created_at_idx ON cv_read_files (created_at);
