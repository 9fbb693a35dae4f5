-- The views of a job by day in Port Moresby, for the trend that its employer sees. The total stays in job_postings.
CREATE TABLE job_view_days (
  job_posting_id integer NOT NULL REFERENCES job_postings (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  PRIMARY KEY (job_posting_id, day)
);
CREATE INDEX job_view_days_day_idx ON job_view_days (day);
