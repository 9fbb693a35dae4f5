-- What a job seeker is told: in the dashboard and by mail, each kind with its two switches.
CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  kind varchar(30) NOT NULL,
  text varchar(700) NOT NULL,
  path varchar(200) NOT NULL,
  once_key varchar(80),
  is_shown boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  UNIQUE (job_seeker_id, once_key)
);
COMMENT ON COLUMN notices.once_key IS 'what is told once: a second notice with the same key is not written';
COMMENT ON COLUMN notices.is_shown IS 'false: the dashboard is switched off for this kind, only the mail went';
CREATE INDEX notices_list_idx ON notices (job_seeker_id, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX notices_unread_idx ON notices (job_seeker_id) WHERE is_shown AND read_at IS NULL;
CREATE INDEX notices_created_at_idx ON notices (created_at);

CREATE TABLE notice_settings (
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  kind varchar(30) NOT NULL,
  by_mail boolean NOT NULL DEFAULT true,
  in_dashboard boolean NOT NULL DEFAULT true,
  token varchar(43) NOT NULL UNIQUE,
  PRIMARY KEY (job_seeker_id, kind)
);
COMMENT ON COLUMN notice_settings.token IS 'stands in the mails of this kind: whoever has it may stop them, and nothing else';

-- Applicants are told once that an employer opened what they sent, and that the job is over.
ALTER TABLE job_applications ADD COLUMN opened_at timestamptz;
COMMENT ON COLUMN job_applications.opened_at IS 'when the employer first opened or downloaded the CV of this application';
ALTER TABLE job_postings ADD COLUMN ending_told_for timestamptz;
COMMENT ON COLUMN job_postings.ending_told_for IS 'the ends_at of which the applicants were told';
UPDATE job_postings SET ending_told_for = ends_at WHERE ends_at <= now();
CREATE INDEX job_postings_ending_idx ON job_postings (ends_at)
  WHERE published_at IS NOT NULL AND ending_told_for IS DISTINCT FROM ends_at;

-- Who opened my CV, newest first.
CREATE INDEX cv_access_of_person_idx ON cv_access (job_seeker_id, created_at DESC, id DESC);
DROP INDEX cv_access_job_seeker_id_idx;
