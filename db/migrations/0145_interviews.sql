-- Times that an employer offers an applicant for an interview, and the one that they agreed on.
CREATE TABLE interviews (
  job_application_id integer PRIMARY KEY REFERENCES job_applications ON DELETE CASCADE,
  -- Counts the interviews of the application, and the changes of this one, for calendars.
  round smallint NOT NULL DEFAULT 1,
  sequence integer NOT NULL DEFAULT 0,
  state varchar(10) NOT NULL CHECK (state IN ('offered', 'asked', 'agreed', 'cancelled')),
  times timestamptz[] NOT NULL CHECK (cardinality(times) BETWEEN 1 AND 5),
  starts_at timestamptz,
  minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 480),
  way varchar(10) NOT NULL CHECK (way IN ('meeting', 'phone', 'online')),
  place varchar(300) NOT NULL,
  note varchar(1000) NOT NULL DEFAULT '',
  -- What the job seeker wrote to ask for another time.
  asked varchar(500) NOT NULL DEFAULT '',
  -- What the employer wrote with a cancellation.
  reason varchar(500) NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  reminded_at timestamptz,
  CHECK (state <> 'agreed' OR starts_at IS NOT NULL)
);
CREATE INDEX interviews_to_remind_idx ON interviews (starts_at) WHERE state = 'agreed' AND reminded_at IS NULL;
