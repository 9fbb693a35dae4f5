-- The keys with which this site signs its push messages (VAPID, RFC 8292). Made at the first start; the browsers'
-- subscriptions belong to them.
CREATE TABLE push_keys (
  id smallint PRIMARY KEY CHECK (id = 1),
  public_key varchar(100) NOT NULL,
  private_key varchar(60) NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN push_keys.private_key IS 'secret: no answer contains it';

-- The browsers that show a job seeker's news while the site is closed. One belongs to a login: it ends with it.
CREATE TABLE push_subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  session_id integer NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint varchar(1000) NOT NULL,
  p256dh varchar(100) NOT NULL,
  auth varchar(40) NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON COLUMN push_subscriptions.endpoint IS 'the address at the browser maker’s push service; whoever has it and our private key may send to the phone';
CREATE UNIQUE INDEX push_subscriptions_endpoint_idx ON push_subscriptions (md5(endpoint));
CREATE INDEX push_subscriptions_job_seeker_id_idx ON push_subscriptions (job_seeker_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);
