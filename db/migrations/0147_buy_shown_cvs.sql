-- Somebody may hide or take the CV back while a purchase waits for the lock on the balance. `is_shown` is read after it; if it is false, the
-- caller rolls back.
DROP FUNCTION buy_cv_access(integer, integer, integer, varchar, integer, varchar, timestamptz, timestamptz, varchar, double precision);
CREATE OR REPLACE FUNCTION buy_cv_access(buyer integer, cv integer, person integer, kind character varying, cost integer, reason character varying, at timestamp with time zone, since timestamp with time zone, limit_key character varying, limit_seconds double precision, OUT is_new boolean, OUT is_paid boolean, OUT credits integer, OUT uses integer, OUT uses_end timestamp with time zone, OUT bought integer, OUT is_shown boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $$
BEGIN
  credits := lock_balance(buyer);
  is_paid := credits >= cost;
  INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used, created_at)
    VALUES (buyer, cv, person, kind, cost, at) ON CONFLICT DO NOTHING;
  is_new := FOUND;
  IF NOT is_new THEN
    RETURN;
  END IF;
  is_shown := EXISTS (SELECT FROM visible_cvs(buyer) v WHERE v.id = cv);
  SELECT c.points, c.expires_at INTO uses, uses_end FROM count_use(limit_key, 1, at, limit_seconds) c;
  IF is_paid AND cost > 0 THEN
    INSERT INTO credit_transactions (employer_id, type, amount, description, related_id, created_at)
      VALUES (buyer, 'usage', -cost, reason, cv, at) RETURNING balance_after INTO credits;
  END IF;
  SELECT count(*) INTO bought FROM cv_access
    WHERE employer_id = buyer AND access_type IN ('view', 'download') AND created_at > since;
END $$;
