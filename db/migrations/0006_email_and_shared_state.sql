-- The outbox, visits, and what several processes must agree on: limits and idempotency keys.
CREATE TABLE emails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind varchar(50) NOT NULL,
  recipient varchar(255) NOT NULL,
  reply_to varchar(255) NOT NULL DEFAULT '',
  subject varchar(255) NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  headers jsonb NOT NULL DEFAULT '{}',
  state varchar(10) NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text NOT NULL DEFAULT '',
  is_secret boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
COMMENT ON COLUMN emails.is_secret IS 'holds a reset link: the body is erased when sent or after an hour';
CREATE INDEX emails_queued_idx ON emails (next_attempt_at) WHERE state = 'queued';
CREATE INDEX emails_created_at_idx ON emails (created_at DESC);

CREATE TABLE daily_visits (
  day date PRIMARY KEY,
  visits integer NOT NULL DEFAULT 0
);
CREATE TABLE visitors_of_the_day (
  day date NOT NULL,
  visitor_hash bytea NOT NULL,
  PRIMARY KEY (day, visitor_hash)
);
COMMENT ON TABLE visitors_of_the_day IS 'salted hashes that keep a visit counted once; yesterday''s rows go';

CREATE TABLE idempotency_keys (
  account varchar(40) NOT NULL,
  key varchar(255) NOT NULL,
  request_hash bytea NOT NULL,
  response_status integer,
  response_body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

CREATE TABLE rate_limits (
  key varchar(400) PRIMARY KEY,
  points integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_expires_at_idx ON rate_limits (expires_at);
