CREATE TABLE job_postings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  title varchar(255) NOT NULL,
  description text NOT NULL CHECK (length(description) <= 20000),
  requirements text NOT NULL CHECK (length(requirements) <= 10000),
  location varchar(255) NOT NULL REFERENCES locations (slug),
  salary_range varchar(100) NOT NULL DEFAULT '',
  salary_min numeric(12, 2) CHECK (salary_min >= 0),
  salary_max numeric(12, 2) CHECK (salary_max >= 0),
  salary_period varchar(10) CHECK (salary_period IN ('hour', 'fortnight', 'month', 'year')),
  employment_type varchar(50) NOT NULL CHECK (employment_type IN ('full-time', 'part-time', 'contract', 'freelance', 'internship')),
  category varchar(100) NOT NULL REFERENCES categories (slug),
  skills text[] NOT NULL DEFAULT '{}',
  experience_level varchar(50) NOT NULL CHECK (experience_level IN ('entry', 'mid', 'senior', 'executive')),
  is_active boolean NOT NULL DEFAULT true,
  is_paid boolean NOT NULL DEFAULT false,
  expires_at timestamptz,
  closing_date date,
  published_at timestamptz,
  views integer NOT NULL DEFAULT 0 CHECK (views >= 0),
  applications integer NOT NULL DEFAULT 0 CHECK (applications >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (salary_max >= salary_min),
  CHECK (published_at IS NULL OR expires_at IS NOT NULL)
);
COMMENT ON COLUMN job_postings.salary_min IS 'kina for one salary_period';
COMMENT ON COLUMN job_postings.closing_date IS 'open until 23:59:59 of this day in Port Moresby';
COMMENT ON COLUMN job_postings.published_at IS 'null: a draft';
CREATE INDEX job_postings_employer_idx ON job_postings (employer_id, id DESC);
CREATE INDEX job_postings_open_idx ON job_postings (published_at DESC, id DESC) WHERE is_active AND published_at IS NOT NULL;
CREATE INDEX job_postings_location_idx ON job_postings (location);
CREATE INDEX job_postings_category_idx ON job_postings (category);

CREATE TABLE job_views (
  job_posting_id integer NOT NULL REFERENCES job_postings ON DELETE CASCADE,
  visitor_hash bytea NOT NULL,
  hour timestamptz NOT NULL,
  PRIMARY KEY (job_posting_id, visitor_hash, hour)
);
COMMENT ON TABLE job_views IS 'what makes a view count once a visitor and hour; rows older than a day are of no use';

CREATE TABLE job_applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_posting_id integer NOT NULL REFERENCES job_postings ON DELETE CASCADE,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  cv_id integer NOT NULL REFERENCES cvs ON DELETE CASCADE,
  cover_letter varchar(2000) NOT NULL DEFAULT '',
  answers jsonb NOT NULL DEFAULT '[]',
  status varchar(50) NOT NULL DEFAULT 'pending' CHECK (status IN
    ('pending', 'screening', 'shortlisting', 'interviewing', 'pre_employment_checking', 'onboarding', 'rejected',
     'reviewed', 'interviewed', 'accepted')),
  applied_at timestamptz NOT NULL DEFAULT now(),
  reviewed_at timestamptz,
  withdrawn_at timestamptz,
  notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 5000),
  UNIQUE (job_posting_id, job_seeker_id)
);
COMMENT ON COLUMN job_applications.status IS 'reviewed, interviewed and accepted are shown when met, never written';
CREATE INDEX job_applications_job_seeker_idx ON job_applications (job_seeker_id, applied_at DESC);
CREATE INDEX job_applications_cv_idx ON job_applications (cv_id);

CREATE TABLE job_application_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_application_id integer NOT NULL REFERENCES job_applications ON DELETE CASCADE,
  status varchar(50) NOT NULL,
  changed_by varchar(20) NOT NULL CHECK (changed_by IN ('job_seeker', 'employer', 'administrator')),
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX job_application_changes_idx ON job_application_changes (job_application_id, id);
