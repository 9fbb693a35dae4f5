-- When a job ends, what it pays in a year, how it is found, and who opened and closed it.
ALTER TABLE job_postings
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN ends_at timestamptz GENERATED ALWAYS AS
    (least(expires_at, (closing_date + time '23:59:59') AT TIME ZONE 'Pacific/Port_Moresby')) STORED,
  ADD COLUMN yearly_min numeric(14, 2) GENERATED ALWAYS AS (coalesce(salary_min, salary_max)
    * CASE salary_period WHEN 'hour' THEN 2080 WHEN 'fortnight' THEN 26 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END) STORED,
  ADD COLUMN yearly_max numeric(14, 2) GENERATED ALWAYS AS (coalesce(salary_max, salary_min)
    * CASE salary_period WHEN 'hour' THEN 2080 WHEN 'fortnight' THEN 26 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END) STORED,
  ADD COLUMN words tsvector NOT NULL DEFAULT '',
  ADD CHECK (salary_period IS NOT NULL OR (salary_min IS NULL AND salary_max IS NULL));
COMMENT ON COLUMN job_postings.blocked_at IS 'when an administrator took it down; its employer cannot open it again';
COMMENT ON COLUMN job_postings.ends_at IS 'the earlier of expires_at and the end of closing_date';
COMMENT ON COLUMN job_postings.yearly_min IS 'kina a year: 2,080 hours, 26 fortnights, 12 months';
COMMENT ON COLUMN job_postings.yearly_max IS 'kina a year';
COMMENT ON COLUMN job_postings.words IS 'title A, skills B, company, place and category C, description and requirements D; A and B also unstemmed, for words half typed';
-- A view changes one counter: with room in the page no index is touched.
ALTER TABLE job_postings SET (fillfactor = 85);
CREATE INDEX job_postings_words_idx ON job_postings USING gin (words);
CREATE INDEX job_postings_ends_at_idx ON job_postings (ends_at) WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL;

CREATE FUNCTION set_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
    || to_tsvector('english', search_text(NEW.description || ' ' || NEW.requirements));
  RETURN NEW;
END $$;
CREATE TRIGGER set_job_words BEFORE INSERT OR UPDATE OF title, skills, description, requirements, location, category, words
  ON job_postings FOR EACH ROW EXECUTE FUNCTION set_job_words();

-- Another name of a company, place or category: to touch `words` is to have them made again.
CREATE FUNCTION rename_in_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'employers' THEN UPDATE job_postings SET words = '' WHERE employer_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'locations' THEN UPDATE job_postings SET words = '' WHERE location = NEW.slug;
  ELSE UPDATE job_postings SET words = '' WHERE category = NEW.slug;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF company_name ON employers FOR EACH ROW
  WHEN (OLD.company_name <> NEW.company_name) EXECUTE FUNCTION rename_in_jobs();
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF name, province ON locations FOR EACH ROW
  WHEN ((OLD.name, OLD.province) <> (NEW.name, NEW.province)) EXECUTE FUNCTION rename_in_jobs();
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF name ON categories FOR EACH ROW
  WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_in_jobs();

CREATE FUNCTION job_query(typed text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  typed_words text[] := string_to_array(search_text(typed), ' ');
  last_word text := typed_words[cardinality(typed_words)];
  finished tsquery := to_tsquery('english', array_to_string(trim_array(typed_words, least(1, cardinality(typed_words))), ' & '));
  unfinished tsquery := to_tsquery('english', coalesce(last_word || ':*', ''));
BEGIN
  -- the beginning of a word may be none of its stem: "engineeri" finds "engineering" among the unstemmed words
  IF numnode(unfinished) > 0 THEN unfinished := unfinished || to_tsquery('simple', last_word || ':*'); END IF;
  RETURN finished && unfinished;
END $$;
COMMENT ON FUNCTION job_query IS 'every word, the last one perhaps half typed; empty when nothing but stop words was typed';

CREATE TABLE job_posting_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_posting_id integer NOT NULL REFERENCES job_postings ON DELETE CASCADE,
  change varchar(20) NOT NULL CHECK (change IN ('drafted', 'published', 'edited', 'closed', 'reopened', 'renewed', 'blocked', 'unblocked')),
  changed_by varchar(20) NOT NULL CHECK (changed_by IN ('employer', 'administrator')),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_posting_changes_idx ON job_posting_changes (job_posting_id, id);

CREATE TABLE job_view_salt (salt bytea PRIMARY KEY);
COMMENT ON TABLE job_view_salt IS 'one row: what makes the hash of an address tell nothing to who has only the hash';
INSERT INTO job_view_salt VALUES (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
CREATE INDEX job_views_hour_idx ON job_views (hour);
