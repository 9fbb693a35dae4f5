import type { IdRange } from '../../platform/comparisons.ts'
import type { Db } from '../../platform/database/database.ts'

const COUNTED = `CROSS JOIN LATERAL (SELECT coalesce(max(m.id), 0) AS last_message_id,
    count(*) FILTER (WHERE m.sender = 'job_seeker' AND m.id > c.employer_read_id) AS employer_unread,
    count(*) FILTER (WHERE m.sender = 'employer' AND m.id > c.job_seeker_read_id) AS job_seeker_unread
  FROM messages m WHERE m.conversation_id = c.id) n`
const DIFFERS =
  '(c.last_message_id, c.employer_unread, c.job_seeker_unread) <> (n.last_message_id, n.employer_unread, n.job_seeker_unread)'

/** Returns the conversations whose newest message or numbers of unread ones are wrong. */
export async function selectMiscountedConversations(db: Db, { after, last }: IdRange): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `SELECT c.id FROM conversations c ${COUNTED} WHERE c.id > $1 AND c.id <= $2 AND ${DIFFERS} ORDER BY c.id`,
    [after, last],
  )
  return rows.map(({ id }) => id)
}

/** Returns the number of conversations that were wrong. Counts only with the lock under which messages are written. */
export async function recountConversations(db: Db, ids: readonly number[]): Promise<number> {
  await db.$client.query('SELECT FROM conversations WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [ids])
  const { rowCount } = await db.$client.query(
    `UPDATE conversations SET (last_message_id, employer_unread, job_seeker_unread) =
       (n.last_message_id, n.employer_unread, n.job_seeker_unread)
     FROM conversations c ${COUNTED} WHERE c.id = conversations.id AND c.id = ANY ($1) AND ${DIFFERS}`,
    [ids],
  )
  return rowCount ?? 0
}
