-- A job alert: a job search whose new jobs are mailed to a job seeker, or to an address without an account that was
-- confirmed first.
CREATE TABLE job_alerts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer REFERENCES job_seekers ON DELETE CASCADE,
  email varchar(254),
  name varchar(300) NOT NULL,
  search jsonb NOT NULL,
  frequency varchar(10) NOT NULL CHECK (frequency IN ('daily', 'weekly')),
  state varchar(10) NOT NULL CHECK (state IN ('pending', 'on', 'off')),
  state_at timestamptz NOT NULL,
  token varchar(43) NOT NULL UNIQUE,
  edition bigint NOT NULL,
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT job_alerts_has_one_reader CHECK ((job_seeker_id IS NULL) <> (email IS NULL)),
  CONSTRAINT job_alerts_pending_is_an_address CHECK (state <> 'pending' OR email IS NOT NULL)
);
COMMENT ON COLUMN job_alerts.state IS 'pending: the address is not confirmed yet; off: paused in the account or stopped by a link';
COMMENT ON COLUMN job_alerts.token IS 'is part of the links in its mails: whoever has it may start, change and stop this alert, and nothing else';
COMMENT ON COLUMN job_alerts.edition IS 'the jobs of editions up to this one were mailed, or there was nothing to mail';
CREATE UNIQUE INDEX job_alerts_job_seeker_idx ON job_alerts (job_seeker_id, md5(search::text)) WHERE job_seeker_id IS NOT NULL;
CREATE UNIQUE INDEX job_alerts_email_idx ON job_alerts (lower(email), md5(search::text)) WHERE email IS NOT NULL;
CREATE INDEX job_alerts_due_idx ON job_alerts (next_at) WHERE state = 'on';
CREATE INDEX job_alerts_forgotten_idx ON job_alerts (state_at) WHERE state <> 'on' AND email IS NOT NULL;

-- Each run of the alerts gives the jobs that are open for the first time the number of an edition. A job keeps its
-- edition for ever, so no alert mails it twice, however often it is renewed.
CREATE TABLE editions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL
);
CREATE TABLE job_editions (
  job_posting_id integer PRIMARY KEY REFERENCES job_postings ON DELETE CASCADE,
  edition bigint NOT NULL REFERENCES editions
);
CREATE INDEX job_editions_edition_idx ON job_editions (edition);
INSERT INTO editions (made_at) VALUES (now());
INSERT INTO job_editions SELECT j.id, e.id FROM job_postings j, editions e
  WHERE j.published_at IS NOT NULL OR j.was_published_at IS NOT NULL;
