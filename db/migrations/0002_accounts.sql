-- Job seekers, employers, administrators, their sessions and reset tokens.
CREATE TABLE job_seekers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username varchar(100) NOT NULL,
  password_hash text NOT NULL,
  email varchar(255) NOT NULL,
  full_name varchar(255) NOT NULL,
  phone varchar(50) NOT NULL DEFAULT '',
  location varchar(255) NOT NULL DEFAULT '',
  location_id integer REFERENCES locations ON DELETE SET NULL,
  job_title varchar(255) NOT NULL DEFAULT '',
  category varchar(100) REFERENCES categories (slug),
  summary text NOT NULL DEFAULT '' CHECK (length(summary) <= 5000),
  experience varchar(20) CHECK (experience IN ('entry', 'mid', 'senior', 'executive')),
  education varchar(20) CHECK (education IN ('high-school', 'certificate', 'diploma', 'bachelors', 'masters', 'phd')),
  skills text[] NOT NULL DEFAULT '{}',
  salary_min integer CHECK (salary_min >= 0),
  salary_max integer CHECK (salary_max >= 0),
  photo_id varchar(64) UNIQUE,
  is_available boolean NOT NULL DEFAULT true,
  is_active boolean NOT NULL DEFAULT true,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (salary_max >= salary_min)
);
CREATE UNIQUE INDEX job_seekers_username_key ON job_seekers (lower(username));
CREATE UNIQUE INDEX job_seekers_email_key ON job_seekers (lower(email));
CREATE INDEX job_seekers_created_at_idx ON job_seekers (created_at);
CREATE INDEX job_seekers_location_id_idx ON job_seekers (location_id);

CREATE TABLE employers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_name varchar(255) NOT NULL,
  contact_person varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  password_hash text NOT NULL,
  phone varchar(50) NOT NULL DEFAULT '',
  website varchar(500) NOT NULL DEFAULT '' CHECK (website = '' OR website ~* '^https?://'),
  industry varchar(50) NOT NULL DEFAULT '',
  company_size varchar(20) NOT NULL DEFAULT '',
  location varchar(255) NOT NULL DEFAULT '',
  location_id integer REFERENCES locations ON DELETE SET NULL,
  address varchar(500) NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 5000),
  logo_id varchar(64) UNIQUE,
  is_approved boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL DEFAULT true,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX employers_email_key ON employers (lower(email));
CREATE INDEX employers_created_at_idx ON employers (created_at);
CREATE INDEX employers_location_id_idx ON employers (location_id);

CREATE TABLE administrators (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username varchar(100) NOT NULL,
  password_hash text NOT NULL,
  email varchar(255) NOT NULL DEFAULT '',
  full_name varchar(255) NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT true,
  last_login timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX administrators_username_key ON administrators (lower(username));
CREATE UNIQUE INDEX administrators_email_key ON administrators (lower(email)) WHERE email <> '';

-- One row a signed-in browser and kind of account. Only a hash of the token is kept.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  job_seeker_id integer REFERENCES job_seekers ON DELETE CASCADE,
  employer_id integer REFERENCES employers ON DELETE CASCADE,
  administrator_id integer REFERENCES administrators ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(job_seeker_id, employer_id, administrator_id) = 1)
);
CREATE INDEX sessions_job_seeker_id_idx ON sessions (job_seeker_id) WHERE job_seeker_id IS NOT NULL;
CREATE INDEX sessions_employer_id_idx ON sessions (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX sessions_administrator_id_idx ON sessions (administrator_id) WHERE administrator_id IS NOT NULL;
CREATE INDEX sessions_last_seen_at_idx ON sessions (last_seen_at);

CREATE TABLE password_reset_tokens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email varchar(255) NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  user_type varchar(20) NOT NULL CHECK (user_type IN ('user', 'employer', 'admin')),
  expires_at timestamptz NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX password_reset_tokens_email_idx ON password_reset_tokens (lower(email), user_type);
