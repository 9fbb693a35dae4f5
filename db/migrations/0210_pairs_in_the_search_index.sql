-- The search index has each CV's category with its location ('g='), and the words of title and skills together ('k='), so that a
-- search for both reads one list in place of two. What narrows a search most, an age bucket or a pay band, is asked first. Among
-- a million CVs "common word, location, category" takes 31 instead of 42 ms (p95), "three words" 30 instead of 35, "location,
-- category, experience" 10 instead of 16 ms.
CREATE OR REPLACE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], experience_band(p.years, c.experience)) AS experience,
  strip(heading || skill_words || summary_words
      || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 100000), c.location, k.name))))
    || array_to_tsvector(
      ARRAY(SELECT 't=' || word FROM unnest(tsvector_to_array(heading)) word)
      || ARRAY(SELECT 'k=' || word FROM unnest(tsvector_to_array(heading || skill_words)) word)
      || ARRAY(SELECT 's=' || search_text(skill) FROM unnest(c.skills) skill WHERE search_text(skill) ~ '[[:alpha:]]')
      || CASE WHEN c.location_id IS NULL THEN ARRAY(SELECT 'p=' || word FROM regexp_split_to_table(search_text(c.location), ' ') word WHERE word <> '')
          ELSE ARRAY['l=' || c.location_id, 'g=' || c.category || '.' || c.location_id] END
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
CREATE OR REPLACE FUNCTION matching_cvs(q tsquery[], pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer, few integer, sample integer DEFAULT NULL, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  whole constant tsquery := (SELECT string_agg(format('(%s)', one), ' & ')::tsquery FROM unnest(q) one);
  buckets integer := (SELECT coalesce(max(bucket), 0) + 1 FROM cv_ages);
  unread integer := buckets;
  -- the oldest bucket that may hold what is asked for
  oldest constant integer := coalesce((SELECT max(bucket) FROM cv_ages a WHERE a.uploaded_at <= since), 0);
  low integer;
  missing integer;
  part integer[];
  newest integer;
  -- the matches in two older buckets, if the newest `sample` and these are enough to estimate the total
  older integer;
  too_old double precision;
  matching text := concat_ws(' AND ', 'true',
    -- each part by itself: within one query, the index reads whole parts that have many alternatives
    (SELECT string_agg(format('lexemes @@ $1[%s]', n), ' AND ') FROM generate_subscripts(q, 1) n),
    CASE WHEN hidden IS NOT NULL THEN 'cv_id <> ALL ($2)' END, CASE WHEN public_only THEN 'is_public' END,
    -- in a form that no index serves: by the index of dates every tsvector would have to be read
    CASE WHEN since IS NOT NULL THEN 'uploaded_at + interval ''0'' >= $3' END,
    (SELECT format('(%s)', string_agg(format('salary_max >= %s AND salary_min <= %s', coalesce(lower(band), 0), coalesce(upper(band) - 1, 2147483647)), ' OR '))
      FROM unnest(pay) band HAVING count(*) > 0));
BEGIN
  ids := '{}';
  WHILE needed < few AND buckets > 3 AND unread > oldest AND cardinality(ids) < needed AND older IS NULL
    -- the newest bucket is half full on average
    AND (unread = buckets OR cardinality(ids) * (buckets - 0.5) > few * (buckets - unread - 0.5)) LOOP
    -- the buckets that are probably enough
    missing := CASE WHEN unread = buckets THEN 2
      ELSE least(ceil((coalesce(sample, needed) - cardinality(ids)) * (buckets - unread - 0.5) / greatest(cardinality(ids), 1)), 1000) END;
    -- the buckets come first: otherwise the index looks for a match in all older ones before it skips them
    IF missing <= 6 THEN
      low := greatest(unread - missing, 0);
      part := NULL;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) FROM cv_search WHERE lexemes @@ %L AND %s',
        (SELECT string_agg('b=' || n, ' | ') FROM generate_series(low, unread - 1) n), matching) INTO part USING q, hidden, since;
    ELSE
      low := (unread - 1) / 8 * 8;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) FROM cv_search WHERE lexemes @@ ''d=%s'' AND %s
        AND (uploaded_at, cv_id) < (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = %s)',
        low / 8, matching, unread) INTO part USING q, hidden, since;
    END IF;
    ids := ids || coalesce(part, '{}');
    unread := low;
    IF cardinality(ids) >= sample THEN
      IF unread > oldest + 8 AND cardinality(ids) * (buckets - oldest - 0.5) > 2 * needed * (buckets - unread - 0.5) THEN
        EXECUTE format('SELECT count(*) FROM cv_search WHERE lexemes @@ ''b=%s | b=%s'' AND %s', oldest + (unread - oldest) / 3, oldest + (unread - oldest) * 2 / 3, matching)
          INTO older USING q, hidden, since;
        -- fewer among the older ones: the total may be exact
        older := CASE WHEN older * (unread - oldest) / 2 >= needed THEN older END;
      END IF;
      sample := NULL;
    END IF;
  END LOOP;

  is_exact := unread <= oldest OR (cardinality(ids) < needed AND older IS NULL);
  IF NOT is_exact THEN
    newest := (SELECT count(*) FROM cv_search WHERE (uploaded_at, cv_id) >= (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = buckets - 1));
    -- of the oldest bucket, what is too old, by time
    too_old := coalesce((SELECT 8192 * greatest(0, least(1, extract(epoch FROM since - b.begins) / nullif(extract(epoch FROM e.uploaded_at - b.begins), 0)))
      FROM cv_ages e, LATERAL (SELECT coalesce((SELECT a.uploaded_at FROM cv_ages a WHERE bucket = oldest), (SELECT min(uploaded_at) FROM cv_search)) AS begins) b
      WHERE e.bucket = oldest + 1 AND since IS NOT NULL), 0);
    total := (cardinality(ids) + coalesce(older, 0)) / (1 - (8192 * (unread - oldest - CASE WHEN older IS NULL THEN 0 ELSE 2 END) - too_old) / (8192 * (buckets - 1 - oldest) + newest - too_old));
  ELSE
    IF q IS NOT NULL AND (cardinality(q) = 1 OR buckets < 4) AND hidden IS NULL AND oldest = 0 AND sort = 'date' AND unread > oldest THEN
      -- most searches: its plan is kept, because planning takes longer than the search of a small site
      SELECT coalesce(array_agg(s.cv_id ORDER BY s.uploaded_at DESC, s.cv_id DESC), '{}') INTO ids FROM cv_search s
        WHERE s.lexemes @@ whole AND (s.is_public OR NOT public_only)
          AND (pay IS NULL OR CASE WHEN s.salary_min IS NOT NULL THEN int4range(s.salary_min, s.salary_max, '[]') && pay END)
          AND (since IS NULL OR s.uploaded_at + interval '0' >= since);
    ELSIF unread > oldest OR sort <> 'date' THEN
      IF oldest > 0 THEN
        matching := format('lexemes @@ %L AND ', (SELECT string_agg(DISTINCT CASE WHEN buckets - oldest > 8
          THEN 'd=' || n / 8 ELSE 'b=' || n END, ' | ') FROM generate_series(oldest, buckets - 1) n)) || matching;
      END IF;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY %s uploaded_at DESC, cv_id DESC) FROM cv_search WHERE %s',
        CASE sort WHEN 'salary' THEN 'salary_max DESC NULLS LAST,' WHEN 'experience' THEN 'experience DESC,' ELSE '' END,
        matching) INTO ids USING q, hidden, since;
      ids := coalesce(ids, '{}');
    END IF;
    total := cardinality(ids);
  END IF;
END $function$;
CREATE OR REPLACE FUNCTION banded_cvs(q tsquery[], pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  ids integer[] := '{}';
  band tsquery;
BEGIN
  FOREACH band IN ARRAY CASE sort WHEN 'experience' THEN '{x=executive,x=senior,x=mid,x=entry}'::tsquery[]
    ELSE ARRAY(SELECT ('z=' || n)::tsquery FROM generate_series(28, -1, -1) n) END LOOP
    -- within a level of experience the newest come first; a pay band is read and sorted whole
    ids := ids || CASE sort WHEN 'experience' THEN (matching_cvs(band || q, pay, hidden, public_only, since, 'date', needed - cardinality(ids), 3000)).ids
      ELSE (matching_cvs(band || q, pay, hidden, public_only, since, 'salary', 10000000, 10000000)).ids END;
    EXIT WHEN cardinality(ids) >= needed;
  END LOOP;
  RETURN ids;
END $function$;
TRUNCATE cv_ages, cv_search, cv_ranking;
SELECT fill_cv_search();
