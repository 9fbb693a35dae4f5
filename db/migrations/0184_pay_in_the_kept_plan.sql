-- A search with words and pay has its plan kept as well: planning took longer than the search of a small site.
CREATE OR REPLACE FUNCTION matching_cvs(q tsquery, pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer, few integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
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
    IF q IS NOT NULL AND hidden IS NULL AND oldest = 0 AND sort = 'date' AND unread > oldest THEN
      -- most searches: its plan is kept
      SELECT coalesce(array_agg(s.cv_id ORDER BY s.uploaded_at DESC, s.cv_id DESC), '{}') INTO ids FROM cv_search s
        WHERE s.lexemes @@ q AND (s.is_public OR NOT public_only)
          AND (pay IS NULL OR CASE WHEN s.salary_min IS NOT NULL THEN int4range(s.salary_min, s.salary_max, '[]') && pay END)
          AND (since IS NULL OR s.uploaded_at + interval '0' >= since);
    ELSIF unread > oldest OR sort <> 'date' THEN
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
END $function$;
