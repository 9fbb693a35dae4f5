-- Locks an employer's balance until the transaction ends and returns its credits, or null if there is no account. The
-- advisory lock serves requests in the order in which they came. With the row lock alone, requests that come later
-- overtake waiting ones, which must first find the newest version of the row.
CREATE FUNCTION lock_balance(employer integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  balance integer;
BEGIN
  PERFORM pg_advisory_xact_lock('credit_accounts'::regclass::integer, employer);
  SELECT credits INTO balance FROM credit_accounts WHERE employer_id = employer FOR UPDATE;
  RETURN balance;
END $$;
