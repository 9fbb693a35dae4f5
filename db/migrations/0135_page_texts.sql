-- The words of Help, Stay safe, Privacy and Terms that administrators wrote, one row for each version. The newest version
-- of a page applies; one without a text returns to the built-in words.
CREATE TABLE page_texts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page varchar(20) NOT NULL,
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 30000),
  administrator_id integer REFERENCES administrators ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX page_texts_page_idx ON page_texts (page, id DESC);
CREATE INDEX page_texts_administrator_idx ON page_texts (administrator_id) WHERE administrator_id IS NOT NULL;

CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON page_texts
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
