-- What a job here says beside the usual: how one works, licence classes, questions to applicants; drafts that are not finished yet;
-- and of which ends its employer was told.
ALTER TABLE job_postings
  ADD COLUMN work_pattern varchar(20) CHECK (work_pattern IN ('residential', 'fly-in-fly-out', 'drive-in-drive-out', 'remote')),
  ADD COLUMN roster varchar(60) NOT NULL DEFAULT '',
  ADD COLUMN licence_classes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN questions jsonb NOT NULL DEFAULT '[]'
    CHECK (CASE WHEN jsonb_typeof(questions) = 'array' THEN jsonb_array_length(questions) <= 5 ELSE false END),
  ADD COLUMN reminded_for timestamptz,
  ADD COLUMN end_mailed_for timestamptz,
  ALTER COLUMN location DROP NOT NULL,
  ALTER COLUMN employment_type DROP NOT NULL,
  ALTER COLUMN category DROP NOT NULL,
  ALTER COLUMN experience_level DROP NOT NULL,
  ADD CONSTRAINT job_postings_published_is_whole CHECK (published_at IS NULL
    OR (location IS NOT NULL AND employment_type IS NOT NULL AND category IS NOT NULL AND experience_level IS NOT NULL));
COMMENT ON COLUMN job_postings.roster IS 'in words: 28 days on / 14 off';
COMMENT ON COLUMN job_postings.questions IS '[{id, text, kind, options?, isRequired, wanted?}]; wanted is for the employer only';
COMMENT ON COLUMN job_postings.reminded_for IS 'the ends_at of which its employer was told beforehand';
COMMENT ON COLUMN job_postings.end_mailed_for IS 'the ends_at of which its employer was told afterwards';
COMMENT ON CONSTRAINT job_postings_published_is_whole ON job_postings IS 'a draft needs a title only';
UPDATE job_postings SET end_mailed_for = ends_at WHERE ends_at <= now();
CREATE INDEX job_postings_reminder_idx ON job_postings (ends_at)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL AND reminded_for IS DISTINCT FROM ends_at;
CREATE INDEX job_postings_end_mail_idx ON job_postings (ends_at)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL AND end_mailed_for IS DISTINCT FROM ends_at;

-- A roster is found by its words, a licence as it is spoken of: 'licence class 6', 'FIFO'.
CREATE OR REPLACE FUNCTION set_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  title text := search_text(NEW.title);
  skills text := search_text(array_to_string(NEW.skills, ' '));
BEGIN
  NEW.words := setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('english', skills) || to_tsvector('simple', skills), 'B')
    || setweight(to_tsvector('english', search_text(concat_ws(' ',
        (SELECT company_name FROM employers WHERE id = NEW.employer_id),
        (SELECT concat_ws(' ', name, province) FROM locations WHERE slug = NEW.location),
        (SELECT name FROM categories WHERE slug = NEW.category)))), 'C')
    || to_tsvector('english', search_text(concat_ws(' ', NEW.description, NEW.requirements, NEW.roster,
        CASE NEW.work_pattern WHEN 'fly-in-fly-out' THEN 'fly-in fly-out FIFO' WHEN 'drive-in-drive-out' THEN 'drive-in drive-out DIDO'
          ELSE NEW.work_pattern END,
        (SELECT string_agg('licence class ' || class, ' ') FROM unnest(NEW.licence_classes) AS class))));
  RETURN NEW;
END $$;
DROP TRIGGER set_job_words ON job_postings;
CREATE TRIGGER set_job_words BEFORE INSERT
    OR UPDATE OF title, skills, description, requirements, location, category, roster, work_pattern, licence_classes, words
  ON job_postings FOR EACH ROW EXECUTE FUNCTION set_job_words();
