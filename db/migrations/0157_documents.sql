-- The document folder of a job seeker: certificates, licences and other papers. Private, until one is shared with an application.
CREATE TABLE documents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  kind varchar(20) NOT NULL CHECK (kind IN ('trade_test', 'licence', 'certificate', 'police_clearance', 'nid', 'reference')),
  name varchar(100) NOT NULL DEFAULT '',
  -- Of a driver licence.
  classes varchar(1)[] NOT NULL DEFAULT '{}',
  expires_on date,
  file_key varchar(100) NOT NULL UNIQUE,
  file_type varchar(10) NOT NULL CHECK (file_type IN ('pdf', 'doc', 'docx')),
  file_size integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX documents_job_seeker_id_idx ON documents (job_seeker_id);

-- What the employer of an application may open, chosen for that application.
CREATE TABLE application_documents (
  job_application_id integer NOT NULL REFERENCES job_applications ON DELETE CASCADE,
  document_id integer NOT NULL REFERENCES documents ON DELETE CASCADE,
  shared_at timestamptz NOT NULL,
  PRIMARY KEY (job_application_id, document_id)
);
CREATE INDEX application_documents_document_id_idx ON application_documents (document_id);
