-- The words of a CV's file and the dictionary of the search come a moment after the CV itself.
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON cv_texts
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
