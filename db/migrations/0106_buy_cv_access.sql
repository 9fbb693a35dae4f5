-- Counts `uses` of a rate limit whose window lasts `seconds`; -1 takes a use back. A window is over when its end has
-- passed. It also counts as over when it ends more than an hour after a window that would begin now: the clock was ahead
-- when that window began.
CREATE FUNCTION count_use(limit_key varchar, uses integer, at timestamptz, seconds double precision,
  OUT points integer, OUT expires_at timestamptz)
LANGUAGE sql AS $$
  INSERT INTO rate_limits AS l (key, points, expires_at) VALUES (limit_key, uses, at + make_interval(secs => seconds))
  ON CONFLICT (key) DO UPDATE SET (points, expires_at) = (
    SELECT greatest(0, CASE WHEN is_over THEN uses ELSE l.points + uses END),
      CASE WHEN is_over THEN excluded.expires_at ELSE l.expires_at END
    FROM (SELECT l.expires_at <= at OR l.expires_at > excluded.expires_at + interval '1 hour' AS is_over) w)
  RETURNING l.points, l.expires_at
$$;

-- Locks the employer's balance, inserts the access to a CV and takes the credits, in one call: while the balance is
-- locked, each round trip makes the employer's other requests wait. `is_new`: false if the access existed; then nothing
-- else happens. `is_paid`: false if the credits do not suffice. `credits`: what is left, or null without an account.
-- `uses`, `uses_end`: the uses of the rate limit `limit_key` in the hour, and its end. `bought`: the accesses that the
-- employer bought after `since`, including this one. The caller refuses by rolling back.
CREATE FUNCTION buy_cv_access(buyer integer, cv integer, person integer, kind varchar, cost integer, reason varchar,
  at timestamptz, since timestamptz, limit_key varchar, limit_seconds double precision, OUT is_new boolean, OUT is_paid boolean,
  OUT credits integer, OUT uses integer, OUT uses_end timestamptz, OUT bought integer)
LANGUAGE plpgsql AS $$
BEGIN
  credits := lock_balance(buyer);
  is_paid := credits >= cost;
  INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used, created_at)
    VALUES (buyer, cv, person, kind, cost, at) ON CONFLICT DO NOTHING;
  is_new := FOUND;
  IF NOT is_new THEN
    RETURN;
  END IF;
  SELECT c.points, c.expires_at INTO uses, uses_end FROM count_use(limit_key, 1, at, limit_seconds) c;
  IF is_paid AND cost > 0 THEN
    INSERT INTO credit_transactions (employer_id, type, amount, description, related_id, created_at)
      VALUES (buyer, 'usage', -cost, reason, cv, at) RETURNING balance_after INTO credits;
  END IF;
  SELECT count(*) INTO bought FROM cv_access
    WHERE employer_id = buyer AND access_type IN ('view', 'download') AND created_at > since;
END $$;
