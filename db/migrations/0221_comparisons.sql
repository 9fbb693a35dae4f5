-- How far each comparison of derived rows with their sources is (decision 0031). Without a row it begins at once: the first
-- one after the update mends what has become wrong until now.
CREATE TABLE comparisons (
  name varchar(50) PRIMARY KEY,
  -- of the one that goes on: the last id, the rows compared, and the rows mended by table
  after_id integer NOT NULL DEFAULT 0,
  compared integer NOT NULL DEFAULT 0,
  mended jsonb NOT NULL DEFAULT '{}',
  next_at timestamptz NOT NULL,
  -- of the last one that ended
  ended_at timestamptz,
  last_compared integer NOT NULL DEFAULT 0,
  last_mended jsonb NOT NULL DEFAULT '{}'
);
