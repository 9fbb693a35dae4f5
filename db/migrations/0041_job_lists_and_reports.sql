-- What the job list counts and what stands beside a job, without reading the wide rows; and what visitors report.
DROP INDEX job_postings_ends_at_idx;
CREATE INDEX job_postings_public_idx ON job_postings (ends_at)
  INCLUDE (id, employer_id, location, category, employment_type, experience_level, yearly_min, yearly_max, published_at)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL;
CREATE INDEX job_postings_category_newest_idx ON job_postings (category, published_at DESC)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL;

CREATE TABLE job_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_posting_id integer NOT NULL REFERENCES job_postings ON DELETE CASCADE,
  reason varchar(20) NOT NULL CHECK (reason IN ('money', 'fake', 'misleading', 'discrimination', 'filled', 'other')),
  details varchar(1000) NOT NULL DEFAULT '',
  job_seeker_id integer REFERENCES job_seekers ON DELETE SET NULL,
  visitor_hash bytea NOT NULL,
  state varchar(10) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN job_reports.visitor_hash IS 'salted, of the account or of address and browser: no address is kept';
-- One open report a visitor and job.
CREATE UNIQUE INDEX job_reports_open_idx ON job_reports (job_posting_id, visitor_hash) WHERE state = 'open';
CREATE INDEX job_reports_job_idx ON job_reports (job_posting_id);
CREATE INDEX job_reports_job_seeker_idx ON job_reports (job_seeker_id);
CREATE INDEX job_reports_queue_idx ON job_reports (created_at) WHERE state = 'open';
