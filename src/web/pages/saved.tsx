import { t } from '../../shared/language/words.ts'
import { call } from '../app/loading/api-client.ts'
import { PlainSavedList } from '../jobs/saved/plain-saved-list.tsx'
import { Saved } from '../jobs/saved/saved-list.island.tsx'
import { definePage, type PlainForm } from './page.ts'

const remove: PlainForm = {
  async send({ values, client }) {
    await call(client.api.user['saved-jobs'][':id'].$delete({ param: { id: String(values['job'] ?? '') } }))
    return { to: '/saved' }
  },
}

export const savedPage = definePage({
  path: '/saved',
  isListed: false,
  needsScript: true,
  forms: { remove },
  open: async ({ reads }) => ({
    title: t('Saved jobs'),
    meta: [{ name: 'robots', content: 'noindex' }],
    body: (
      <>
        <div className="script-only">
          <Saved />
        </div>
        <div className="without-script">
          <PlainSavedList jobs={await reads.savedJobs()} />
        </div>
      </>
    ),
  }),
})
