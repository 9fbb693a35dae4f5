-- The counter of a posting moves with the rows it counts, also when a CV, a job seeker or an account is deleted.
CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE job_postings SET applications = applications + 1 WHERE id = NEW.job_posting_id;
  ELSE UPDATE job_postings SET applications = applications - 1 WHERE id = OLD.job_posting_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_applications AFTER INSERT OR DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION count_applications();
