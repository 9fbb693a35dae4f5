import { useEffect, useState } from 'react'
import { t } from '../../../shared/language/words.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Notice, Spinner } from '../../components/states/states.tsx'
import { NO_FORM_OPTIONS } from './no-form-options.ts'
import { type Choices, fieldsOf, type UploadFieldsValues } from './upload-fields.tsx'
import UploadForm from './upload-form.island.tsx'

type Loaded = { accountId: number; values: UploadFieldsValues; choices: Choices }

/** The upload form above the page. It begins with what the profile says, as on its own page. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { client } = useSite()
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    const { api } = client
    Promise.all([
      call(api.auth.profile.$get()),
      call(api.categories.$get()),
      call(api.locations.$get()),
    ]).then(
      ([profile, categories, locations]) =>
        setLoaded({
          accountId: profile.id,
          values: fieldsOf(profile),
          choices: {
            categories: categories.map(({ slug, name }) => ({ slug, name: t(name) })),
            locations: locations.map(({ name }) => name),
          },
        }),
      () => setLoaded('failed'),
    )
  }, [client])
  return (
    <Dialog title={t('Upload Your CV')} shape="long" onClose={onClose}>
      {loaded === undefined && <Spinner />}
      {loaded === 'failed' && <Notice kind="danger">{t(NO_FORM_OPTIONS)}</Notice>}
      {loaded !== undefined && loaded !== 'failed' && (
        <>
          <a href="/upload?way=make">{t('Make one now (5 minutes)')}</a>
          <UploadForm {...loaded} isInDialog />
        </>
      )}
    </Dialog>
  )
}
