-- Translations that administrators corrected or reviewed, by their English text. They replace the built-in ones.
CREATE TABLE translations (
  english varchar(1000) PRIMARY KEY,
  words varchar(2000) NOT NULL CHECK (words <> ''),
  is_reviewed boolean NOT NULL,
  administrator_id integer REFERENCES administrators ON DELETE SET NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX translations_administrator_idx ON translations (administrator_id) WHERE administrator_id IS NOT NULL;

CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON translations
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
