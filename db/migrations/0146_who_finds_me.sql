-- Who finds a job seeker is one choice: everybody, employers who are logged in, or nobody but the companies that they apply to. Named
-- companies never find them. `visible_cvs` is the only SQL that says which CVs an audience sees; the search adds only what makes it fast.
DROP TRIGGER index_cvs_of_job_seeker ON job_seekers;
DROP TRIGGER count_content_change ON job_seekers;
DROP INDEX job_seekers_complete_idx, job_seekers_shown_with_photo_idx;
ALTER TABLE job_seekers ADD COLUMN shown_to text NOT NULL DEFAULT 'everybody' CHECK (shown_to IN ('everybody', 'employers', 'nobody'));
UPDATE job_seekers SET shown_to = 'nobody' WHERE NOT is_available;
ALTER TABLE job_seekers DROP COLUMN is_available;
CREATE INDEX job_seekers_complete_idx ON job_seekers (id) WHERE profile_is_complete AND is_active AND shown_to <> 'nobody';
CREATE INDEX job_seekers_shown_with_photo_idx ON job_seekers (id)
  WHERE profile_is_complete AND is_active AND shown_to <> 'nobody' AND photo_id IS NOT NULL;
CREATE TRIGGER count_content_change AFTER DELETE OR UPDATE OF phone, photo_id, shown_to, is_active ON job_seekers
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER index_cvs_of_job_seeker AFTER UPDATE ON job_seekers FOR EACH ROW
  WHEN (OLD.shown_to <> NEW.shown_to OR OLD.is_active <> NEW.is_active) EXECUTE FUNCTION index_cvs_of_job_seeker();

-- The name of a company without what people leave out: "The Steamships (PNG) Ltd" and "Steamships" are one.
CREATE FUNCTION company_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(regexp_replace(words,
      '^the |( (ltd|limited|pty|plc|inc|incorporated|co|company|corp|corporation|png|papua new guinea))+$', '', 'g'), ''), words)
  FROM (SELECT btrim(regexp_replace(
    translate(lower(replace(name, '&', ' and ')), 'àáâãäåçèéêëìíîïñòóôõöùúûüý', 'aaaaaaceeeeiiiinooooouuuuy'), '[^[:alnum:]]+', ' ', 'g')) AS words) plain
$$;

CREATE INDEX employers_key_idx ON employers (company_key(company_name));

-- What a job seeker typed, and the accounts that it stands for. An account stays hidden from when it changes its name.
CREATE TABLE hidden_companies (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  name varchar(255) NOT NULL,
  name_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (job_seeker_id, name_key)
);
CREATE INDEX hidden_companies_name_idx ON hidden_companies (name_key);
CREATE TABLE hidden_from (
  employer_id integer NOT NULL REFERENCES employers (id) ON DELETE CASCADE,
  job_seeker_id integer NOT NULL REFERENCES job_seekers (id) ON DELETE CASCADE,
  hidden_company_id integer NOT NULL REFERENCES hidden_companies (id) ON DELETE CASCADE,
  PRIMARY KEY (employer_id, job_seeker_id, hidden_company_id)
);
CREATE INDEX hidden_from_job_seeker_idx ON hidden_from (job_seeker_id);
CREATE INDEX hidden_from_hidden_company_idx ON hidden_from (hidden_company_id);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE ON hidden_from FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');

-- The lock: a company that registers while its name is being hidden would otherwise not be found by either.
CREATE FUNCTION hide_named_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('hidden_companies'::regclass::integer, hashtext(NEW.name_key));
  INSERT INTO hidden_from SELECT e.id, NEW.job_seeker_id, NEW.id FROM employers e WHERE company_key(e.company_name) = NEW.name_key;
  RETURN NULL;
END $$;
CREATE FUNCTION hide_from_company() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  key constant text := company_key(NEW.company_name);
BEGIN
  PERFORM pg_advisory_xact_lock('hidden_companies'::regclass::integer, hashtext(key));
  INSERT INTO hidden_from SELECT NEW.id, h.job_seeker_id, h.id FROM hidden_companies h WHERE h.name_key = key ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER hide_named_company AFTER INSERT ON hidden_companies FOR EACH ROW EXECUTE FUNCTION hide_named_company();
CREATE TRIGGER hide_from_company AFTER INSERT OR UPDATE OF company_name ON employers FOR EACH ROW EXECUTE FUNCTION hide_from_company();

-- The planner inlines it.
CREATE FUNCTION visible_cvs(employer integer) RETURNS SETOF cvs LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT c.* FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
  WHERE c.is_active AND c.blocked_at IS NULL AND j.is_active AND j.shown_to <> 'nobody'
    AND (j.shown_to = 'everybody' OR employer IS NOT NULL)
    AND NOT EXISTS (SELECT FROM hidden_from h WHERE h.employer_id = employer AND h.job_seeker_id = j.id)
$$;
COMMENT ON FUNCTION visible_cvs(integer) IS
  'CVs that this employer finds and may open; null: that everybody sees; 0: that an employer finds from whom nobody hides';

CREATE FUNCTION left_out_cvs(employer integer, without_opened boolean) RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(left_out.id) FROM (
    SELECT c.id FROM hidden_from h JOIN cvs c ON c.job_seeker_id = h.job_seeker_id WHERE h.employer_id = employer
    UNION SELECT a.cv_id FROM cv_access a WHERE without_opened AND a.employer_id = employer AND a.cv_id IS NOT NULL) left_out
$$;
COMMENT ON FUNCTION left_out_cvs IS 'CVs that the search leaves out for an employer, few enough to be passed to it by id; null: none';

ALTER TABLE cv_search ADD COLUMN is_public boolean NOT NULL DEFAULT true;
-- Its size is what visitors do not see of all CVs.
CREATE INDEX cv_search_private_idx ON cv_search (cv_id) WHERE NOT is_public;

CREATE OR REPLACE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], experience_band(p.years, c.experience)) AS experience,
  strip(heading || skill_words || summary_words
      || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 100000), c.location, k.name))))
    || array_to_tsvector(
      ARRAY(SELECT 't=' || word FROM unnest(tsvector_to_array(heading)) word)
      || ARRAY(SELECT 'k=' || word FROM unnest(tsvector_to_array(skill_words)) word)
      || ARRAY(SELECT 's=' || search_text(skill) FROM unnest(c.skills) skill WHERE search_text(skill) ~ '[[:alpha:]]')
      || CASE WHEN c.location_id IS NULL THEN ARRAY(SELECT 'p=' || word FROM regexp_split_to_table(search_text(c.location), ' ') word WHERE word <> '')
          ELSE ARRAY['l=' || c.location_id] END
      || ARRAY(SELECT 'y=' || band FROM generate_series(pay_band(pay.salary_min), pay_band(pay.salary_max)) band)
      || ARRAY['z=' || coalesce(pay_band(pay.salary_max), -1)]
      || ARRAY['c=' || c.category, 'x=' || experience_band(p.years, c.experience), 'e=' || coalesce(c.education, 'none'),
        'b=' || age.bucket, 'd=' || age.bucket / 8]
      || coalesce(p.codes, '{}')
      -- one word so long that the row passes 2 kB: only then is a column stored out of line
      || repeat('~', 2000)) AS lexemes,
  setweight(heading, 'A') || setweight(skill_words, 'B') || setweight(summary_words, 'C') AS words,
  (SELECT j.shown_to = 'everybody' FROM job_seekers j WHERE j.id = c.job_seeker_id) AS is_public
FROM visible_cvs(0) c
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  LEFT JOIN ai_profiles p ON p.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skill_words,
    to_tsvector('english', search_text(c.summary)) AS summary_words OFFSET 0) parts
  CROSS JOIN LATERAL (SELECT coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max) pay
  CROSS JOIN LATERAL (SELECT coalesce(max(a.bucket), 0) AS bucket FROM cv_ages a
    WHERE (a.uploaded_at, a.cv_id) <= (c.uploaded_at, c.id) OFFSET 0) age;

CREATE OR REPLACE FUNCTION fill_cv_search()
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  DROP INDEX cv_search_lexemes_idx;
  INSERT INTO cv_ages SELECT place / 8192, uploaded_at, id FROM (
    SELECT c.uploaded_at, c.id, row_number() OVER (ORDER BY c.uploaded_at, c.id) - 1 AS place FROM visible_cvs(0) c) visible
  WHERE place > 0 AND place % 8192 = 0;
  INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = off);
END $$;

CREATE OR REPLACE FUNCTION index_cv(changed_cv_id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- the owner's row is what changes of one person's CVs queue at: two at once would each write what they saw
  PERFORM FROM job_seekers j JOIN cvs c ON c.job_seeker_id = j.id WHERE c.id = changed_cv_id FOR SHARE OF j;
  WITH row AS MATERIALIZED (SELECT * FROM searchable_cvs WHERE cv_id = changed_cv_id),
  hidden AS (DELETE FROM cv_search WHERE cv_id = changed_cv_id AND NOT EXISTS (SELECT FROM row)),
  found AS (
    INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM row
    ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, salary_min = excluded.salary_min,
      salary_max = excluded.salary_max, experience = excluded.experience, lexemes = excluded.lexemes,
      is_public = excluded.is_public)
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM row
  ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, words = excluded.words;
END $$;

DROP FUNCTION visible_cvs();
DROP FUNCTION search_cvs(tsquery, tsquery, tsquery, tsquery, tsquery, tsquery, int4multirange, integer[], timestamptz, text, integer, integer, boolean);
DROP FUNCTION banded_cvs(tsquery, int4multirange, integer[], timestamptz, text, integer);
DROP FUNCTION ai_matching_cvs(tsquery, int4multirange, integer[], integer);
DROP FUNCTION matching_cvs(tsquery, int4multirange, integer[], timestamptz, text, integer, integer);

CREATE OR REPLACE FUNCTION matching_cvs(q tsquery, pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer, few integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $$
DECLARE
  buckets integer := (SELECT coalesce(max(bucket), 0) + 1 FROM cv_ages);
  unread integer := buckets;
  -- the oldest bucket that may hold what is asked for
  oldest constant integer := coalesce((SELECT max(bucket) FROM cv_ages a WHERE a.uploaded_at <= since), 0);
  low integer;
  part integer[];
  newest integer;
  too_old double precision;
  matching text := concat_ws(' AND ', 'FROM cv_search WHERE true', CASE WHEN q IS NOT NULL THEN 'lexemes @@ $1' END,
    CASE WHEN hidden IS NOT NULL THEN 'cv_id <> ALL ($2)' END, CASE WHEN public_only THEN 'is_public' END,
    -- in a form that no index serves: by the index of dates every tsvector would have to be read
    CASE WHEN since IS NOT NULL THEN 'uploaded_at + interval ''0'' >= $3' END,
    (SELECT format('(%s)', string_agg(format('salary_max >= %s AND salary_min <= %s', coalesce(lower(band), 0), coalesce(upper(band) - 1, 2147483647)), ' OR '))
      FROM unnest(pay) band HAVING count(*) > 0));
BEGIN
  ids := '{}';
  WHILE buckets > 3 AND unread > oldest AND cardinality(ids) < needed
    AND (unread = buckets OR cardinality(ids)::bigint * buckets > few * (buckets - unread)) LOOP
    IF unread = buckets OR (needed - cardinality(ids)) * (buckets - unread) < 3 * cardinality(ids) THEN
      low := greatest(unread - 2, 0);
      part := NULL;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) %s AND lexemes @@ ''b=%s | b=%s''',
        matching, unread - 1, low) INTO part USING q, hidden, since;
    ELSE
      low := (unread - 1) / 8 * 8;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) %s AND lexemes @@ ''d=%s''
        AND (uploaded_at, cv_id) < (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = %s)',
        matching, low / 8, unread) INTO part USING q, hidden, since;
    END IF;
    ids := ids || coalesce(part, '{}');
    unread := low;
  END LOOP;

  is_exact := unread <= oldest OR cardinality(ids) < needed;
  IF NOT is_exact THEN
    newest := (SELECT count(*) FROM cv_search WHERE (uploaded_at, cv_id) >= (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = buckets - 1));
    -- of the oldest bucket, what is too old, by time
    too_old := coalesce((SELECT 8192 * greatest(0, least(1, extract(epoch FROM since - b.begins) / nullif(extract(epoch FROM e.uploaded_at - b.begins), 0)))
      FROM cv_ages e, LATERAL (SELECT coalesce((SELECT a.uploaded_at FROM cv_ages a WHERE bucket = oldest), (SELECT min(uploaded_at) FROM cv_search)) AS begins) b
      WHERE e.bucket = oldest + 1 AND since IS NOT NULL), 0);
    total := cardinality(ids) / (1 - (8192 * (unread - oldest) - too_old) / (8192 * (buckets - 1 - oldest) + newest - too_old));
  ELSE
    IF unread > oldest OR sort <> 'date' THEN
      IF oldest > 0 THEN
        matching := matching || format(' AND lexemes @@ %L', (SELECT string_agg(DISTINCT CASE WHEN buckets - oldest > 8
          THEN 'd=' || n / 8 ELSE 'b=' || n END, ' | ') FROM generate_series(oldest, buckets - 1) n));
      END IF;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY %s uploaded_at DESC, cv_id DESC) %s',
        CASE sort WHEN 'salary' THEN 'salary_max DESC NULLS LAST,' WHEN 'experience' THEN 'experience DESC,' ELSE '' END,
        matching) INTO ids USING q, hidden, since;
      ids := coalesce(ids, '{}');
    END IF;
    total := cardinality(ids);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION banded_cvs(q tsquery, pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $$
DECLARE
  ids integer[] := '{}';
  band tsquery;
BEGIN
  FOREACH band IN ARRAY CASE sort WHEN 'experience' THEN '{x=executive,x=senior,x=mid,x=entry}'::tsquery[]
    ELSE ARRAY(SELECT ('z=' || n)::tsquery FROM generate_series(28, -1, -1) n) END LOOP
    band := CASE WHEN q IS NULL THEN band ELSE q && band END;
    -- within a level of experience the newest come first; a pay band is read and sorted whole
    ids := ids || CASE sort WHEN 'experience' THEN (matching_cvs(band, pay, hidden, public_only, since, 'date', needed - cardinality(ids), 3000)).ids
      ELSE (matching_cvs(band, pay, hidden, public_only, since, 'salary', 10000000, 10000000)).ids END;
    EXIT WHEN cardinality(ids) >= needed;
  END LOOP;
  RETURN ids;
END $$;

CREATE OR REPLACE FUNCTION ai_matching_cvs(q tsquery, pay int4multirange, hidden integer[], needed integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $$
BEGIN
  SELECT m.ids[:needed], m.total, m.is_exact INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, false, NULL, 'date', needed, 3000) m;
END $$;

CREATE OR REPLACE FUNCTION search_cvs(q tsquery, titled tsquery, skilled tsquery, words tsquery, phrase tsquery, heading tsquery, pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, skip integer, size integer, once boolean, OUT ids integer[], OUT total integer, OUT is_exact boolean, OUT in_title integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $$
DECLARE
  is_small constant boolean := (SELECT count(*) FROM cv_ages) < 3;
  is_ranked constant boolean := sort = 'relevance' AND words IS NOT NULL;
  is_complete boolean := true;
  ranked integer[];
  others boolean;
BEGIN
  in_title := 0;
  IF q IS NULL AND pay IS NULL AND hidden IS NULL AND since IS NULL AND sort IN ('relevance', 'date') AND NOT is_small THEN
    ids := ARRAY(SELECT s.cv_id FROM cv_search s WHERE s.is_public OR NOT public_only ORDER BY s.uploaded_at DESC, s.cv_id DESC
      LIMIT least(size, greatest(10000 - skip, 0)) OFFSET skip);
    total := (SELECT greatest(sum(CASE WHEN oid = 'cv_search'::regclass THEN reltuples WHEN public_only THEN -reltuples ELSE 0 END), 10000)
      FROM pg_class WHERE oid IN ('cv_search'::regclass, 'cv_search_private_idx'::regclass));
    is_exact := false;
    RETURN;
  END IF;
  SELECT * INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, public_only, since, CASE WHEN sort = 'relevance' THEN 'date' ELSE sort END, 10001, 20000);
  -- beyond 10,000 matches totals are estimated and a second CV of a person is not looked for
  others := once AND is_exact AND EXISTS (SELECT FROM cv_twins t WHERE t.cv_id = ANY (ids));
  IF sort IN ('salary', 'experience') AND NOT is_exact AND skip < 10000 THEN
    ids := banded_cvs(q, pay, hidden, public_only, since, sort, skip + size);
  ELSIF is_ranked THEN
    ranked := ids;
    IF total > 1500 AND NOT is_small THEN
      is_complete := false;
      SELECT m.ids[:500], m.total INTO ranked, in_title FROM matching_cvs(titled, pay, hidden, public_only, since, 'date', 500, 3000) m;
      IF cardinality(ranked) < 500 THEN ranked := ranked || (matching_cvs(skilled, pay, hidden, public_only, since, 'date', 500, 3000)).ids[:500]; END IF;
      IF cardinality(ranked) < 500 THEN ranked := ranked || ids[:500]; END IF;
    END IF;
    SELECT coalesce(array_agg(r.cv_id ORDER BY r.score DESC, r.uploaded_at DESC, r.cv_id DESC), '{}'),
        CASE WHEN is_complete THEN count(*) FILTER (WHERE r.score >= 100) ELSE in_title END INTO ranked, in_title
      FROM (SELECT r.cv_id, r.uploaded_at, ts_rank('{0.02, 0.1, 0.4, 1}', r.words, search_cvs.words)
          + CASE WHEN r.words @@ phrase THEN 1 ELSE 0 END + CASE WHEN r.words @@ heading THEN 100 ELSE 0 END AS score
        FROM cv_ranking r WHERE r.cv_id = ANY (ranked) OFFSET 0) r;
    ids := CASE WHEN skip + size <= cardinality(ranked) AND NOT others THEN ranked
      ELSE ranked || ARRAY(SELECT u.id FROM unnest(ids) WITH ORDINALITY u (id, place)
        WHERE NOT EXISTS (SELECT FROM unnest(ranked) r (id) WHERE r.id = u.id) ORDER BY place) END;
  END IF;
  IF others THEN
    SELECT array_agg(u.id ORDER BY u.place), count(*), least(in_title, count(*) FILTER (WHERE u.place <= in_title))
      INTO ids, total, in_title
      FROM (SELECT f.id, f.place, row_number() OVER (PARTITION BY coalesce(t.job_seeker_id, -f.id) ORDER BY f.place) AS nth
        FROM unnest(ids) WITH ORDINALITY f (id, place) LEFT JOIN cv_twins t ON t.cv_id = f.id) u
      WHERE u.nth = 1;
  END IF;
  IF NOT is_exact THEN ids := ids[:10000]; END IF;
  ids := ids[skip + 1 : skip + size];
END $$;
