-- What people do with their own account: where it is logged in, one by one, and another e-mail address.
ALTER TABLE sessions
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN device varchar(60) NOT NULL DEFAULT '',
  ADD COLUMN is_short boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN sessions.id IS 'names a session to its owner; lets nobody in';
COMMENT ON COLUMN sessions.device IS 'as coarse as Chrome on Android; what the browser said of itself is not kept';
COMMENT ON COLUMN sessions.is_short IS 'somebody else''s phone: ends with the browser, after 12 hours at the latest';

CREATE TABLE email_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer UNIQUE REFERENCES job_seekers ON DELETE CASCADE,
  employer_id integer UNIQUE REFERENCES employers ON DELETE CASCADE,
  new_email varchar(255) NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(job_seeker_id, employer_id) = 1)
);
COMMENT ON TABLE email_changes IS 'an address that waits to be confirmed, one an account; the row goes when it is confirmed or cancelled';

-- What was mailed to one address or for answering it: for its owner to read, and to be erased with the account.
CREATE INDEX emails_recipient_idx ON emails (lower(recipient));
CREATE INDEX emails_reply_to_idx ON emails (lower(reply_to)) WHERE reply_to <> '';
