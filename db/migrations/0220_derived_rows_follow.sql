-- What triggers derive from several rows was wrong when two transactions changed two of its sources at once: each saw its own
-- change only, and the second wrote what it saw. Now the second waits for the first, and reads after it (decision 0031).
--
-- Order of locks, so that no two transactions wait for each other: an account; a category or location; CVs by their id, jobs
-- by theirs; the rows of one CV or job. Counting a change of content never waits.

-- A statement that waited for a lock does not see what it waited for. The next one does.
CREATE OR REPLACE FUNCTION index_cv(changed_cv_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- whoever changes a source of this row holds the CV: by changing it, or here
  PERFORM FROM cvs WHERE id = changed_cv_id FOR NO KEY UPDATE;
  WITH row AS MATERIALIZED (SELECT * FROM searchable_cvs WHERE cv_id = changed_cv_id),
  hidden AS (DELETE FROM cv_search WHERE cv_id = changed_cv_id AND NOT EXISTS (SELECT FROM row)),
  found AS (
    INSERT INTO cv_search AS s SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM row
    ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, salary_min = excluded.salary_min,
      salary_max = excluded.salary_max, experience = excluded.experience, is_public = excluded.is_public,
      -- the stored value, not an equal one: only then does PostgreSQL leave the index as it is
      lexemes = CASE WHEN s.lexemes = excluded.lexemes THEN s.lexemes ELSE excluded.lexemes END
    WHERE (s.uploaded_at, s.salary_min, s.salary_max, s.experience, s.is_public, s.lexemes) IS DISTINCT FROM
      (excluded.uploaded_at, excluded.salary_min, excluded.salary_max, excluded.experience, excluded.is_public, excluded.lexemes))
  INSERT INTO cv_ranking AS r SELECT cv_id, uploaded_at, words FROM row
  ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, words = excluded.words
    WHERE (r.uploaded_at, r.words) IS DISTINCT FROM (excluded.uploaded_at, excluded.words);
END $$;

CREATE OR REPLACE FUNCTION index_changed_cv() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A change of the owner or of the category's name indexes the CVs that it sees. It does not see this one yet, so it must
  -- have happened before this one is indexed, or happen after the commit.
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM job_seekers WHERE id = NEW.job_seeker_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.category <> OLD.category THEN
    PERFORM FROM categories WHERE slug = NEW.category FOR SHARE;
  END IF;
  PERFORM index_cv(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION index_cvs_of_job_seeker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_cv(id) FROM (SELECT id FROM cvs WHERE job_seeker_id = NEW.id ORDER BY id) own;
  RETURN NULL;
END $$;

-- What a job is found by.
CREATE FUNCTION job_words(job job_postings) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  title text := search_text(job.title);
  skills text := search_text(array_to_string(job.skills, ' '));
BEGIN
  RETURN setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('english', skills) || to_tsvector('simple', skills), 'B')
    || setweight(to_tsvector('english', search_text(concat_ws(' ',
        (SELECT company_name FROM employers WHERE id = job.employer_id),
        (SELECT concat_ws(' ', name, province) FROM locations WHERE slug = job.location),
        (SELECT name FROM categories WHERE slug = job.category)))), 'C')
    || to_tsvector('english', search_text(concat_ws(' ', job.description, job.requirements, job.roster,
        CASE job.work_pattern WHEN 'fly-in-fly-out' THEN 'fly-in fly-out FIFO' WHEN 'drive-in-drive-out' THEN 'drive-in drive-out DIDO'
          ELSE job.work_pattern END,
        (SELECT string_agg('licence class ' || class, ' ') FROM unnest(job.licence_classes) AS class))));
END $$;

CREATE OR REPLACE FUNCTION set_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A new name is written into the jobs that its transaction sees, and waits for those that are being changed. It does not
  -- see a job that is new, or new to this category or location.
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM employers WHERE id = NEW.employer_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.location IS DISTINCT FROM OLD.location THEN
    PERFORM FROM locations WHERE slug = NEW.location FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.category IS DISTINCT FROM OLD.category THEN
    PERFORM FROM categories WHERE slug = NEW.category FOR SHARE;
  END IF;
  NEW.words := job_words(NEW);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION rename_in_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'employers' THEN
    PERFORM FROM job_postings WHERE employer_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE employer_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'locations' THEN
    PERFORM FROM job_postings WHERE location = NEW.slug ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE location = NEW.slug;
  ELSE
    PERFORM FROM job_postings WHERE category = NEW.slug ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE category = NEW.slug;
  END IF;
  RETURN NULL;
END $$;

-- A change of content took the row of its process. Two processes could have the same one, wait for each other's commit, and
-- each hold what the other wanted. Now it takes a row that nobody holds.
CREATE OR REPLACE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_changes SET changes = changes + 1 WHERE area = TG_ARGV[0] AND slot =
    (SELECT slot FROM content_changes WHERE area = TG_ARGV[0] ORDER BY slot LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO content_changes (area, slot, changes) VALUES (TG_ARGV[0], floor(random() * 32767), 1)
    ON CONFLICT (area, slot) DO UPDATE SET changes = content_changes.changes + 1;
  END IF;
  RETURN NULL;
END $$;
