-- Pages keep the words of AI search in memory, like settings, until one of them changes.
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON ai_terms FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
