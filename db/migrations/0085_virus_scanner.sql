-- Files that were stored while the virus scanner did not answer: only their owners see them until it has read them.
CREATE TABLE unscanned_files (
  file_key varchar(100) PRIMARY KEY,
  stored_at timestamptz NOT NULL DEFAULT now(),
  virus varchar(200)
);
COMMENT ON COLUMN unscanned_files.virus IS 'what the late scan found: nobody gets the file any more, and a task removes it';
CREATE INDEX unscanned_files_stored_at_idx ON unscanned_files (stored_at);

-- A row while the scanner does not answer: since when, and what went wrong last.
CREATE TABLE virus_scanner_outage (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  since timestamptz NOT NULL,
  reason varchar(300) NOT NULL
);
