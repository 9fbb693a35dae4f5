-- What administrators check of jobs: first jobs that wait, words that smell of a scam, and what people report.
ALTER TABLE job_postings
  ADD COLUMN held_at timestamptz,
  ADD COLUMN held_credits integer CHECK (held_credits >= 0),
  ADD COLUMN flagged_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN cleared_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN check_note varchar(1000) NOT NULL DEFAULT '',
  ADD CHECK (held_at IS NULL OR published_at IS NULL),
  ADD CHECK ((held_at IS NULL) = (held_credits IS NULL));
COMMENT ON COLUMN job_postings.held_at IS 'since when it waits for an administrator; paid for, and not public before it is released';
COMMENT ON COLUMN job_postings.held_credits IS 'what was paid, and comes back when it is refused';
COMMENT ON COLUMN job_postings.flagged_words IS 'words of it that smell of a scam, as they stand in it';
COMMENT ON COLUMN job_postings.cleared_words IS 'those of them that an administrator has read and found harmless';
COMMENT ON COLUMN job_postings.check_note IS 'why an administrator took it down or refused it, for its employer';
CREATE INDEX job_postings_held_idx ON job_postings (held_at) WHERE held_at IS NOT NULL;
CREATE INDEX job_postings_flagged_idx ON job_postings (id) WHERE NOT flagged_words <@ cleared_words;
CREATE INDEX job_postings_cleared_idx ON job_postings (id) WHERE cleared_words <> '{}';
CREATE INDEX job_postings_blocked_idx ON job_postings (blocked_at) WHERE blocked_at IS NOT NULL;

ALTER TABLE job_posting_changes
  DROP CONSTRAINT job_posting_changes_change_check,
  ADD CHECK (change IN ('drafted', 'held', 'released', 'refused', 'published', 'edited', 'closed', 'reopened', 'renewed', 'blocked', 'unblocked'));

-- A report that is dealt with keeps nothing of its sender but the account, if there was one.
ALTER TABLE job_reports
  ALTER COLUMN visitor_hash DROP NOT NULL,
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN outcome varchar(20) CHECK (outcome IN ('dismissed', 'blocked'));
UPDATE job_reports SET visitor_hash = NULL, closed_at = created_at WHERE state = 'closed';
ALTER TABLE job_reports ADD CONSTRAINT job_reports_closed_is_anonymous
  CHECK ((state = 'open') = (visitor_hash IS NOT NULL) AND (state = 'open') = (closed_at IS NULL));

ALTER TABLE conversations ADD COLUMN closed_at timestamptz;
COMMENT ON COLUMN conversations.closed_at IS 'when an administrator closed it for both sides';
ALTER TABLE conversation_reports
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN outcome varchar(20) CHECK (outcome IN ('dismissed', 'closed'));

INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('hold_first_job', 'false', 'boolean', 'security', false, 'The first job of an employer without the badge, and its jobs with words that smell of a scam, wait for an administrator'),
  ('scam_words', '', 'text', 'security', false, 'More words that smell of a scam, separated by commas; jobs with them are listed to be checked');
