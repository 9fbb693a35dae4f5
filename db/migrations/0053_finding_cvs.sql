-- Two more questions to the search: without the CVs of `hidden` (those that an employer has opened), and only those uploaded at
-- `since` or later. Both are asked of the narrow rows of cv_search, where a list of CVs is compared by hash; for `since` only
-- the age buckets that reach so far are read. Null: not asked.
DROP FUNCTION search_cvs(tsquery, tsquery, tsquery, tsquery, tsquery, int4multirange, text, integer, integer);
DROP FUNCTION banded_cvs(tsquery, int4multirange, text, integer);
DROP FUNCTION matching_cvs(tsquery, int4multirange, text, integer, integer);

-- All matches in the wanted order when about `few` or fewer are expected, or the site is small (three age buckets).
-- Otherwise the newest matches, at least `needed`, bucket by bucket, and the total estimated from the buckets read.
CREATE FUNCTION matching_cvs(q tsquery, pay int4multirange, hidden integer[], since timestamptz, sort text, needed integer, few integer,
  OUT ids integer[], OUT total integer, OUT is_exact boolean)
LANGUAGE plpgsql STABLE AS $$
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
    CASE WHEN hidden IS NOT NULL THEN 'cv_id <> ALL ($2)' END,
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

-- The first `needed` matches by pay or experience where matches are many: band by band, the highest first.
CREATE FUNCTION banded_cvs(q tsquery, pay int4multirange, hidden integer[], since timestamptz, sort text, needed integer) RETURNS integer[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  ids integer[] := '{}';
  band tsquery;
BEGIN
  FOREACH band IN ARRAY CASE sort WHEN 'experience' THEN '{x=executive,x=senior,x=mid,x=entry}'::tsquery[]
    ELSE ARRAY(SELECT ('z=' || n)::tsquery FROM generate_series(28, -1, -1) n) END LOOP
    band := CASE WHEN q IS NULL THEN band ELSE q && band END;
    -- within a level of experience the newest come first; a pay band is read and sorted whole
    ids := ids || CASE sort WHEN 'experience' THEN (matching_cvs(band, pay, hidden, since, 'date', needed - cardinality(ids), 3000)).ids
      ELSE (matching_cvs(band, pay, hidden, since, 'salary', 10000000, 10000000)).ids END;
    EXIT WHEN cardinality(ids) >= needed;
  END LOOP;
  RETURN ids;
END $$;

-- One page. `titled`: q with every word in the title or name; `skilled`: each word there or in a skill; `words`: any
-- of the words, for the rank; `phrase`: the words side by side in the title. Ranked are all matches where they are few,
-- else the newest 500 of `titled`, and while these are fewer, of `skilled` and of all; the rest follows by date.
CREATE FUNCTION search_cvs(q tsquery, titled tsquery, skilled tsquery, words tsquery, phrase tsquery, pay int4multirange,
  hidden integer[], since timestamptz, sort text, skip integer, size integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_small constant boolean := (SELECT count(*) FROM cv_ages) < 3;
  ranked integer[];
BEGIN
  IF q IS NULL AND pay IS NULL AND hidden IS NULL AND since IS NULL AND sort IN ('relevance', 'date') AND NOT is_small THEN
    ids := ARRAY(SELECT s.cv_id FROM cv_search s ORDER BY s.uploaded_at DESC, s.cv_id DESC
      LIMIT least(size, greatest(10000 - skip, 0)) OFFSET skip);
    total := (SELECT greatest(reltuples, 10000) FROM pg_class WHERE oid = 'cv_search'::regclass);
    is_exact := false;
    RETURN;
  END IF;
  SELECT * INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, since, CASE WHEN sort = 'relevance' THEN 'date' ELSE sort END, 10001, 20000);
  IF sort IN ('salary', 'experience') AND NOT is_exact AND skip < 10000 THEN
    ids := banded_cvs(q, pay, hidden, since, sort, skip + size);
  ELSIF sort = 'relevance' AND words IS NOT NULL THEN
    ranked := ids;
    IF total > 1500 AND NOT is_small THEN
      ranked := (matching_cvs(titled, pay, hidden, since, 'date', 500, 3000)).ids[:500];
      IF cardinality(ranked) < 500 THEN ranked := ranked || (matching_cvs(skilled, pay, hidden, since, 'date', 500, 3000)).ids[:500]; END IF;
      IF cardinality(ranked) < 500 THEN ranked := ranked || ids[:500]; END IF;
    END IF;
    ranked := ARRAY(SELECT r.cv_id FROM cv_ranking r WHERE r.cv_id = ANY (ranked)
      ORDER BY ts_rank('{0.02, 0.1, 0.4, 1}', r.words, search_cvs.words) + CASE WHEN r.words @@ phrase THEN 1 ELSE 0 END DESC,
        r.uploaded_at DESC, r.cv_id DESC);
    ids := CASE WHEN skip + size <= cardinality(ranked) THEN ranked
      ELSE ranked || ARRAY(SELECT u.id FROM unnest(ids) WITH ORDINALITY u (id, place)
        WHERE NOT EXISTS (SELECT FROM unnest(ranked) r (id) WHERE r.id = u.id) ORDER BY place) END;
  END IF;
  IF NOT is_exact THEN ids := ids[:10000]; END IF;
  ids := ids[skip + 1 : skip + size];
END $$;
