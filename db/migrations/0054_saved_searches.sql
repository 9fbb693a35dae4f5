-- What an employer searches for again and again: its new matches are counted in the list and told by mail, once a day.
CREATE TABLE saved_searches (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  name varchar(80) NOT NULL,
  search jsonb NOT NULL,
  by_mail boolean NOT NULL DEFAULT true,
  token varchar(43) NOT NULL UNIQUE,
  seen_at timestamptz NOT NULL,
  mailed_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN saved_searches.search IS 'what stands in the fields of the search: alerts/schema.ts, SearchFields';
COMMENT ON COLUMN saved_searches.token IS 'stands in its mails: whoever has it may stop them, and nothing else';
COMMENT ON COLUMN saved_searches.seen_at IS 'CVs uploaded since are new in the list';
COMMENT ON COLUMN saved_searches.mailed_until IS 'CVs uploaded before were told by mail, or there was nothing to tell';
CREATE INDEX saved_searches_employer_id_idx ON saved_searches (employer_id);
