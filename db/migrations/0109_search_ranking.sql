-- The rank of a CV is computed once: OFFSET 0 keeps the planner from computing it for each use.
CREATE OR REPLACE FUNCTION search_cvs(q tsquery, titled tsquery, skilled tsquery, words tsquery, phrase tsquery, heading tsquery,
    pay int4multirange, hidden integer[], since timestamptz, sort text, skip integer, size integer, once boolean,
    OUT ids integer[], OUT total integer, OUT is_exact boolean, OUT in_title integer)
  RETURNS record LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_small constant boolean := (SELECT count(*) FROM cv_ages) < 3;
  is_ranked constant boolean := sort = 'relevance' AND words IS NOT NULL;
  is_complete boolean := true;
  ranked integer[];
  others boolean;
BEGIN
  in_title := 0;
  IF q IS NULL AND pay IS NULL AND hidden IS NULL AND since IS NULL AND sort IN ('relevance', 'date') AND NOT is_small THEN
    ids := ARRAY(SELECT s.cv_id FROM cv_search s ORDER BY s.uploaded_at DESC, s.cv_id DESC
      LIMIT least(size, greatest(10000 - skip, 0)) OFFSET skip);
    total := (SELECT greatest(reltuples, 10000) FROM pg_class WHERE oid = 'cv_search'::regclass);
    is_exact := false;
    RETURN;
  END IF;
  SELECT * INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, since, CASE WHEN sort = 'relevance' THEN 'date' ELSE sort END, 10001, 20000);
  -- beyond 10,000 matches totals are estimated and a second CV of a person is not looked for
  others := once AND is_exact AND EXISTS (SELECT FROM cv_twins t WHERE t.cv_id = ANY (ids));
  IF sort IN ('salary', 'experience') AND NOT is_exact AND skip < 10000 THEN
    ids := banded_cvs(q, pay, hidden, since, sort, skip + size);
  ELSIF is_ranked THEN
    ranked := ids;
    IF total > 1500 AND NOT is_small THEN
      is_complete := false;
      SELECT m.ids[:500], m.total INTO ranked, in_title FROM matching_cvs(titled, pay, hidden, since, 'date', 500, 3000) m;
      IF cardinality(ranked) < 500 THEN ranked := ranked || (matching_cvs(skilled, pay, hidden, since, 'date', 500, 3000)).ids[:500]; END IF;
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
