-- The search row of a CV is written with the CV, in its transaction: found at once, hidden at once, never forgotten.
CREATE FUNCTION index_cv(changed_cv_id integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- the owner's row is what changes of one person's CVs queue at: two at once would each write what they saw
  PERFORM FROM job_seekers j JOIN cvs c ON c.job_seeker_id = j.id WHERE c.id = changed_cv_id FOR SHARE OF j;
  WITH row AS MATERIALIZED (SELECT * FROM searchable_cvs WHERE cv_id = changed_cv_id),
  hidden AS (DELETE FROM cv_search WHERE cv_id = changed_cv_id AND NOT EXISTS (SELECT FROM row)),
  found AS (
    INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes FROM row
    ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, salary_min = excluded.salary_min,
      salary_max = excluded.salary_max, experience = excluded.experience, lexemes = excluded.lexemes)
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM row
  ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, words = excluded.words;
END $$;

CREATE FUNCTION index_changed_cv() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_cv(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER index_new_cv AFTER INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION index_changed_cv();
CREATE TRIGGER index_changed_cv AFTER UPDATE ON cvs FOR EACH ROW
  WHEN ((OLD.job_seeker_id, OLD.full_name, OLD.job_title, OLD.location, OLD.location_id, OLD.summary, OLD.skills, OLD.experience, OLD.category,
      OLD.salary_min, OLD.salary_max, OLD.education, OLD.is_active, OLD.blocked_at, OLD.uploaded_at)
    IS DISTINCT FROM (NEW.job_seeker_id, NEW.full_name, NEW.job_title, NEW.location, NEW.location_id, NEW.summary, NEW.skills, NEW.experience, NEW.category,
      NEW.salary_min, NEW.salary_max, NEW.education, NEW.is_active, NEW.blocked_at, NEW.uploaded_at))
  EXECUTE FUNCTION index_changed_cv();

CREATE FUNCTION index_changed_cv_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_cv(coalesce(NEW.cv_id, OLD.cv_id));
  RETURN NULL;
END $$;
CREATE TRIGGER index_changed_cv_text AFTER INSERT OR UPDATE OR DELETE ON cv_texts FOR EACH ROW EXECUTE FUNCTION index_changed_cv_text();

CREATE FUNCTION index_cvs_of_job_seeker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_cv(id) FROM cvs WHERE job_seeker_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER index_cvs_of_job_seeker AFTER UPDATE ON job_seekers FOR EACH ROW
  WHEN ((OLD.is_available AND OLD.is_active) IS DISTINCT FROM (NEW.is_available AND NEW.is_active))
  EXECUTE FUNCTION index_cvs_of_job_seeker();

-- Words of visible CVs as they are written, for mending the spelling of queries.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  lexeme text NOT NULL,
  cvs integer NOT NULL
);
COMMENT ON COLUMN search_words.cvs IS 'in how many visible CVs, about: exact to 50, then counted anew once a night';
CREATE INDEX search_words_lexeme_idx ON search_words (lexeme);
CREATE INDEX search_words_similar_idx ON search_words USING gin (word gin_trgm_ops);

-- What may have been meant: words that share enough three-letter pieces, and words that begin so.
CREATE FUNCTION similar_words(typed text) RETURNS SETOF search_words LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  (SELECT * FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, cvs DESC LIMIT 20)
  UNION
  (SELECT * FROM search_words WHERE word LIKE typed || '_%' ORDER BY cvs DESC LIMIT 5)
$$;
