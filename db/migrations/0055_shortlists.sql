-- CVs that an employer keeps together, and what it noted about them. Nobody else sees either.
CREATE TABLE shortlists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  name varchar(80) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX shortlists_name_idx ON shortlists (employer_id, lower(name));

CREATE TABLE shortlist_cvs (
  shortlist_id integer NOT NULL REFERENCES shortlists ON DELETE CASCADE,
  cv_id integer NOT NULL REFERENCES cvs ON DELETE CASCADE,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shortlist_id, cv_id)
);
CREATE INDEX shortlist_cvs_cv_id_idx ON shortlist_cvs (cv_id);

CREATE TABLE cv_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  cv_id integer NOT NULL REFERENCES cvs ON DELETE CASCADE,
  text varchar(2000) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE cv_notes IS 'rows are only added: what was noted first stays';
CREATE INDEX cv_notes_list_idx ON cv_notes (employer_id, cv_id, id DESC);
CREATE INDEX cv_notes_cv_id_idx ON cv_notes (cv_id);
