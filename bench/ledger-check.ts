/** All counts are 0 if the ledger is right. */
export type LedgerFaults = {
  /** Balances below zero, now or at any time before. */
  negative: number
  /** Charges, purchases or refunds that were made twice. */
  doubled: number
  /** Employers whose rows do not add up to their balance, or whose approved payments differ from the ledger. */
  differing: number
}

const NEGATIVE = `SELECT (SELECT count(*) FROM credit_accounts WHERE credits < 0)
  + (SELECT count(*) FROM credit_transactions WHERE balance_after < 0) AS found`

// A job may be renewed several times. Everything else is paid for once.
const DOUBLED = `SELECT (SELECT count(*) FROM (
    SELECT FROM credit_transactions WHERE related_id IS NOT NULL AND description NOT LIKE 'Job renewed%'
    GROUP BY employer_id, type, related_id, split_part(description, ':', 1) HAVING count(*) > 1) twice)
  + (SELECT count(*) FROM (
    SELECT FROM payment_receipts GROUP BY payment_request_id HAVING count(*) > 1) receipts) AS found`

const DIFFERING = `
  WITH rows AS (
    SELECT employer_id, amount, balance_after, sum(amount) OVER (PARTITION BY employer_id ORDER BY id) AS running FROM credit_transactions),
  ledger AS (
    SELECT employer_id, sum(amount) AS credits, bool_or(balance_after <> running) AS is_broken FROM rows GROUP BY employer_id),
  purchases AS (
    SELECT employer_id, related_id, amount FROM credit_transactions WHERE type = 'purchase'),
  payments AS (
    SELECT r.employer_id, coalesce(sum(r.amount) FILTER (WHERE r.status = 'approved'), 0) AS toea,
      bool_or((r.status = 'approved') <> (p.related_id IS NOT NULL) OR p.amount <> r.package_credits) AS is_broken
    FROM payment_requests r LEFT JOIN purchases p ON p.related_id = r.id AND p.employer_id = r.employer_id GROUP BY r.employer_id)
  SELECT count(*) AS found FROM credit_accounts a LEFT JOIN ledger USING (employer_id) LEFT JOIN payments USING (employer_id)
  WHERE a.credits <> coalesce(ledger.credits, 0) OR ledger.is_broken OR payments.is_broken OR a.total_spent <> coalesce(payments.toea, 0)`

// The price in `cv_access` must be the amount in the ledger.
const UNPAID = `SELECT count(DISTINCT employer_id) AS found FROM cv_access a
  WHERE access_type IN ('view', 'download') AND credits_used > 0 AND NOT EXISTS (
    SELECT FROM credit_transactions t
    WHERE t.employer_id = a.employer_id AND t.type = 'usage' AND t.related_id = a.cv_id AND t.amount = -a.credits_used)`

type Query = (text: string) => Promise<readonly { found: number | string }[]>

export async function checkLedger(query: Query): Promise<LedgerFaults> {
  const find = async (text: string) => Number((await query(text))[0]?.found)
  const differing = (await find(DIFFERING)) + (await find(UNPAID))
  return { negative: await find(NEGATIVE), doubled: await find(DOUBLED), differing }
}
