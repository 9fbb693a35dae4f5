-- Visits are counted without keeping who came: the salt of a day is thrown away with it.
ALTER TABLE daily_visits ADD COLUMN salt bytea;
COMMENT ON COLUMN daily_visits.salt IS 'null: the day is over, its visitors can be recognised no more';

-- Counts that many pages show, so that a fleet counts a million CVs once a minute and not at every page.
CREATE TABLE counts (
  name varchar(50) PRIMARY KEY,
  value jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
