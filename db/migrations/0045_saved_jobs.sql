-- Jobs that a job seeker wants to find again, on every device. At most 200 each: jobs/save-job.ts counts them.
CREATE TABLE saved_jobs (
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  job_posting_id integer NOT NULL REFERENCES job_postings ON DELETE CASCADE,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job_seeker_id, job_posting_id)
);
CREATE INDEX saved_jobs_job_posting_id_idx ON saved_jobs (job_posting_id);
