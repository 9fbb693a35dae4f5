import type { Comparison } from '../../platform/comparisons.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { recountConversations, selectMiscountedConversations } from './count-queries.ts'

export const conversationCounts: Comparison = {
  name: 'conversations',
  table: 'conversations',
  size: 500,
  most: 50_000,
  async mend(ctx, range) {
    const ids = await selectMiscountedConversations(ctx.db, range)
    return {
      conversations: ids.length === 0 ? 0 : await transaction(ctx, ({ db }) => recountConversations(db, ids)),
    }
  },
}
