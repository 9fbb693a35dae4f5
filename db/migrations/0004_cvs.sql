-- CVs, the text of their files, who may open them and who did.
CREATE TABLE cvs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_seeker_id integer REFERENCES job_seekers ON DELETE SET NULL,
  full_name varchar(255) NOT NULL,
  email varchar(255) NOT NULL,
  phone varchar(50) NOT NULL DEFAULT '',
  job_title varchar(255) NOT NULL,
  location varchar(255) NOT NULL,
  location_id integer REFERENCES locations ON DELETE SET NULL,
  summary text NOT NULL DEFAULT '' CHECK (length(summary) <= 5000),
  skills text[] NOT NULL DEFAULT '{}',
  experience varchar(20) NOT NULL CHECK (experience IN ('entry', 'mid', 'senior', 'executive')),
  category varchar(100) NOT NULL REFERENCES categories (slug),
  salary_min integer CHECK (salary_min > 0),
  salary_max integer CHECK (salary_max > 0),
  education varchar(20) CHECK (education IN ('high-school', 'certificate', 'diploma', 'bachelors', 'masters', 'phd')),
  status varchar(20) NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'interviewing', 'hired')),
  file_key varchar(100) UNIQUE,
  file_name varchar(255),
  file_type varchar(10) CHECK (file_type IN ('pdf', 'doc', 'docx')),
  file_size integer CHECK (file_size > 0),
  is_active boolean NOT NULL DEFAULT true,
  blocked_at timestamptz,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (salary_max >= salary_min),
  CHECK (num_nulls(file_key, file_name, file_type, file_size) IN (0, 4))
);
COMMENT ON COLUMN cvs.salary_min IS 'kina a year';
COMMENT ON COLUMN cvs.salary_max IS 'kina a year';
COMMENT ON COLUMN cvs.job_seeker_id IS 'null: the owner is gone, the CV is an orphan';
COMMENT ON COLUMN cvs.blocked_at IS 'when an administrator deactivated it; its owner cannot reactivate it';
CREATE INDEX cvs_job_seeker_id_idx ON cvs (job_seeker_id);
CREATE INDEX cvs_location_id_idx ON cvs (location_id);
CREATE INDEX cvs_uploaded_at_idx ON cvs (uploaded_at DESC, id DESC);

CREATE TABLE cv_texts (
  cv_id integer PRIMARY KEY REFERENCES cvs ON DELETE CASCADE,
  text text NOT NULL
);
COMMENT ON COLUMN cv_texts.text IS 'the words of the file without e-mail addresses and phone numbers, for the search index only';

CREATE TABLE cv_access (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  cv_id integer REFERENCES cvs ON DELETE SET NULL,
  job_seeker_id integer REFERENCES job_seekers ON DELETE SET NULL,
  access_type varchar(20) NOT NULL CHECK (access_type IN ('view', 'download', 'application')),
  credits_used integer NOT NULL CHECK (credits_used >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (employer_id, cv_id, access_type)
);
COMMENT ON COLUMN cv_access.job_seeker_id IS 'the person paid for: a new CV of the same person is free for 90 days';
CREATE INDEX cv_access_cv_id_idx ON cv_access (cv_id);
CREATE INDEX cv_access_job_seeker_id_idx ON cv_access (job_seeker_id);
CREATE INDEX cv_access_person_idx ON cv_access (employer_id, job_seeker_id, created_at);

CREATE TABLE cv_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cv_id integer NOT NULL REFERENCES cvs ON DELETE CASCADE,
  employer_id integer REFERENCES employers ON DELETE SET NULL,
  view_type varchar(20) NOT NULL CHECK (view_type IN ('view', 'download')),
  viewed_at timestamptz NOT NULL DEFAULT now(),
  ip_address varchar(45),
  user_agent text,
  visitor_hash bytea,
  hour timestamptz
);
CREATE INDEX cv_views_employer_id_idx ON cv_views (employer_id) WHERE employer_id IS NOT NULL;
CREATE INDEX cv_views_cv_idx ON cv_views (cv_id, viewed_at DESC);
COMMENT ON COLUMN cv_views.hour IS 'set for a counted page view: one row a visitor, CV and hour';
CREATE UNIQUE INDEX cv_views_once_an_hour ON cv_views (cv_id, visitor_hash, hour) WHERE hour IS NOT NULL;
