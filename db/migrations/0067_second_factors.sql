-- An administrator's second factor: codes of an app (RFC 6238), and codes on paper for when the phone is lost.
CREATE TABLE second_factors (
  administrator_id integer PRIMARY KEY REFERENCES administrators ON DELETE CASCADE,
  secret bytea NOT NULL,
  last_step integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz
);
COMMENT ON COLUMN second_factors.secret IS 'readable, because codes are made from it: docs/decisions/0021-second-factor-and-checks.md';
COMMENT ON COLUMN second_factors.last_step IS 'the 30 seconds since 1970 whose code was used last: a code counts once';
COMMENT ON COLUMN second_factors.confirmed_at IS 'null: begun, and not asked for at the login';

CREATE TABLE recovery_codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  administrator_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz
);
CREATE INDEX recovery_codes_administrator_idx ON recovery_codes (administrator_id);
COMMENT ON COLUMN recovery_codes.code_hash IS 'argon2id, as passwords';

CREATE TABLE half_logins (
  token_hash bytea PRIMARY KEY,
  administrator_id integer NOT NULL REFERENCES administrators ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX half_logins_administrator_idx ON half_logins (administrator_id);
COMMENT ON TABLE half_logins IS 'the password was right, the code is still to come: it lets nobody see anything, for five minutes';
