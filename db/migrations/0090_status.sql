-- What the status page tells: measurements of each minute counted by the day, the state of now, and notes.
CREATE TABLE status_minutes (
  minute timestamptz PRIMARY KEY
);
COMMENT ON TABLE status_minutes IS 'minutes that a process has taken upon itself to measure, so that no minute counts twice; kept for some days';

CREATE TABLE status_days (
  day date NOT NULL,
  part varchar(20) NOT NULL,
  minutes_ok integer NOT NULL DEFAULT 0,
  minutes_failed integer NOT NULL DEFAULT 0,
  minutes_off integer NOT NULL DEFAULT 0,
  first_minute timestamptz NOT NULL,
  PRIMARY KEY (day, part)
);
COMMENT ON COLUMN status_days.day IS 'in Port Moresby';
COMMENT ON COLUMN status_days.minutes_off IS 'in which the part was not set up';

CREATE TABLE status_parts (
  part varchar(20) PRIMARY KEY,
  state varchar(10) NOT NULL,
  since timestamptz NOT NULL,
  measured_at timestamptz NOT NULL
);
COMMENT ON TABLE status_parts IS 'the last measurement of each part, and since when it has been so';

CREATE TABLE status_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title varchar(120) NOT NULL,
  body varchar(2000) NOT NULL DEFAULT '',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX status_notes_starts_at_idx ON status_notes (starts_at DESC, id DESC);
