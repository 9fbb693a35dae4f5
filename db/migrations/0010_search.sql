-- The read side over CVs: one narrow row a visible CV, found through one index. Why: docs/decisions/0003-cv-search.md
CREATE TABLE cv_search (
  cv_id integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  salary_min integer,
  salary_max integer,
  experience smallint NOT NULL,
  lexemes tsvector NOT NULL
);
ALTER TABLE cv_search ALTER COLUMN lexemes SET STORAGE EXTERNAL;

CREATE TABLE cv_ranking (
  cv_id integer PRIMARY KEY,
  uploaded_at timestamptz NOT NULL,
  words tsvector NOT NULL
);

CREATE TABLE cv_ages (
  bucket integer PRIMARY KEY,
  uploaded_at timestamptz NOT NULL,
  cv_id integer NOT NULL
);

CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(replace(replace(
    regexp_replace(lower(unaccent(value)), '\S+@\S+|(\d[^[:alnum:]]*){7,}', ' ', 'g'),
    'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'), '[^[:alnum:]]+', ' ', 'g')
$$;

CREATE FUNCTION pay_band(kina integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kina < 200000 THEN kina / 10000 ELSE least(18 + kina / 100000, 28) END
$$;

CREATE FUNCTION age_bucket(uploaded_at timestamptz, cv_id integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(a.bucket), 0) FROM cv_ages a WHERE (a.uploaded_at, a.cv_id) <= ($1, $2)
$$;

CREATE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], c.experience::text) AS experience,
  strip(heading || skills || summary
    || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 50000), c.location, k.name))))
  || array_to_tsvector((SELECT coalesce(array_agg('t:' || word), '{}') FROM unnest(tsvector_to_array(heading)) word)
    || (SELECT coalesce(array_agg('s:' || search_text(skill)), '{}') FROM unnest(c.skills) skill)
    || CASE WHEN c.location_id IS NULL
        THEN (SELECT coalesce(array_agg('p:' || place), '{}') FROM regexp_split_to_table(btrim(search_text(c.location)), ' ') place)
        ELSE ARRAY['l:' || c.location_id] END
    || ARRAY['c:' || c.category, 'x:' || c.experience, 'e:' || coalesce(c.education, 'none'), 'b:' || age, 'd:' || age / 8]
    || CASE WHEN coalesce(c.salary_min, c.salary_max) IS NULL THEN '{}'
        ELSE (SELECT array_agg('y:' || band) FROM generate_series(pay_band(coalesce(c.salary_min, c.salary_max)), pay_band(coalesce(c.salary_max, c.salary_min))) band)
          || ARRAY['z:' || pay_band(coalesce(c.salary_max, c.salary_min))] END) AS lexemes,
  setweight(heading, 'A') || setweight(skills, 'B') || setweight(summary, 'C') AS words
FROM cvs c
  JOIN job_seekers j ON j.id = c.job_seeker_id
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skills,
    to_tsvector('english', search_text(c.summary)) AS summary,
    age_bucket(c.uploaded_at, c.id) AS age OFFSET 0) words
WHERE c.is_active AND c.blocked_at IS NULL AND j.is_available AND j.is_active;
