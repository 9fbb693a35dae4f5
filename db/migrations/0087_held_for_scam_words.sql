-- Strong scam words hold a job before it is public, and take one off the public pages that an edit, a renewal or a reopening brings them to.
ALTER TABLE job_postings
  ADD COLUMN was_published_at timestamptz,
  ADD COLUMN held_days integer CHECK (held_days >= 0);
COMMENT ON COLUMN job_postings.was_published_at IS 'published_at before it was held; the release puts it back, and so does publishing it again after a refusal while its time lasts';
COMMENT ON COLUMN job_postings.held_days IS 'days that held_credits paid for, added when it is released; 0 when only a text has to be checked';
COMMENT ON COLUMN job_postings.flagged_words IS 'words of it that smell of a scam, each with its sentence: word | sentence';
UPDATE job_postings SET held_days = coalesce(
    (SELECT setting_value::integer FROM system_settings WHERE setting_key = 'job_posting_days' AND setting_value ~ '^\d{1,3}$'), 30)
  WHERE held_at IS NOT NULL;
ALTER TABLE job_postings
  ADD CHECK ((held_at IS NULL) = (held_days IS NULL)),
  ADD CHECK (was_published_at IS NULL OR published_at IS NULL);

-- One that was public and is deleted while it waits or after a refusal is gone too.
DROP TRIGGER remember_gone_job ON job_postings;
CREATE TRIGGER remember_gone_job AFTER DELETE ON job_postings FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL OR OLD.was_published_at IS NOT NULL) EXECUTE FUNCTION remember_gone_job();

-- Pages that are kept for all visitors are made anew when a job leaves the public pages.
CREATE TABLE page_versions (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  version bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE page_versions IS 'one row; its version grows when a job is held or taken down, and kept pages count for one version only';
INSERT INTO page_versions DEFAULT VALUES;
CREATE FUNCTION count_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE page_versions SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER count_page_version AFTER UPDATE OF published_at, blocked_at ON job_postings FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL AND OLD.blocked_at IS NULL AND (NEW.published_at IS NULL OR NEW.blocked_at IS NOT NULL))
  EXECUTE FUNCTION count_page_version();

UPDATE system_settings SET description = 'The first job of an employer without the badge, and its jobs with any scam words, wait for an administrator'
  WHERE setting_key = 'hold_first_job';
UPDATE system_settings SET description = 'Words or phrases, separated by commas. Jobs with them are public and listed to be checked'
  WHERE setting_key = 'scam_words';
INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('hold_scam_words', 'true', 'boolean', 'security', false, 'Jobs with strong scam words wait for an administrator before they are public, of verified employers too'),
  ('scam_rules_off', '', 'text', 'security', false, 'Built-in scam words that are not looked for'),
  ('scam_words_hold', '', 'text', 'security', false, 'Words or phrases, separated by commas. Jobs with them wait for an administrator before they are public');
