import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Sharing } from '../../modules/applications/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { useForm } from '../app/forms/form.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { Loaded } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { CheckboxGroup } from '../components/forms/choice.tsx'
import { FormErrors } from '../components/forms/form-errors.tsx'
import { toast } from '../components/overlays/toast.ts'
import { ExpiryBadge } from './expiry-badge.tsx'
import { ownDocumentsQuery, refreshDocuments, type Shared, sharingQuery } from './queries.ts'

type SharedDocumentsProps = { applicationId: number; company: string }

/** Shows the documents shared with an application. Others can be chosen while the application is open. */
export function SharedDocuments({ applicationId, company }: SharedDocumentsProps) {
  const { client } = useSite()
  const query = useQuery(sharingQuery(client, applicationId))
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className="grid gap-2">
      <h3>{t('Your documents')}</h3>
      <Loaded query={query} what={t('the documents that you share')} bones={1} boneClass="h-16">
        {({ isOver, documents }) =>
          isOver ? (
            <p className="text-muted">{t('{company} can no longer open documents of yours.', { company })}</p>
          ) : isChoosing ? (
            <Choice
              applicationId={applicationId}
              shared={documents}
              company={company}
              onDone={() => setChoosing(false)}
            />
          ) : (
            <>
              <SharedList documents={documents} company={company} />
              <Button look="quiet" className="justify-self-start" onClick={() => setChoosing(true)}>
                {documents.length === 0 ? t('Share documents') : t('Change what you share')}
              </Button>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function SharedList({ documents, company }: { documents: readonly Shared[]; company: string }) {
  if (documents.length === 0)
    return <p className="text-muted">{t('You share none with {company}.', { company })}</p>
  return (
    <>
      <ul className="grid gap-1">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-2">
            <span className="wrap-anywhere">{document.title}</span> <ExpiryBadge document={document} />
            {document.openedAt && (
              <span className="help">{t('Opened on {date}', { date: formatDate(document.openedAt) })}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="help">{t('{company} can open them as long as this application is open.', { company })}</p>
    </>
  )
}

type ChoiceProps = {
  applicationId: number
  shared: readonly Shared[]
  company: string
  onDone: () => void
}

function Choice({ applicationId, shared, company, onDone }: ChoiceProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const own = useQuery(ownDocumentsQuery(client))
  const { errors, message, busy, formProps } = useForm({
    schema: Sharing,
    fallback: t('Not saved. Please try again.'),
    read: ({ documentIds }) => ({ documentIds: [documentIds ?? []].flat().map(Number) }),
    async submit(json) {
      const param = { id: String(applicationId) }
      const { documents } = await call(client.api.user.applications[':id'].documents.$put({ param, json }))
      await refreshDocuments(queryClient)
      toast({
        title: t('Saved'),
        description:
          documents.length === 0
            ? t('You share no documents with {company}.', { company })
            : t('{company} can open what you chose.', { company }),
      })
      onDone()
    },
  })
  return (
    <Loaded query={own} what={t('your documents')} bones={1} boneClass="h-16">
      {(documents) =>
        documents.length === 0 ? (
          <p>
            {t('You have no documents yet.')}{' '}
            <AppLink href="/jobseeker-dashboard?tab=documents">{t('Add one to your folder')}</AppLink>
          </p>
        ) : (
          <form method="post" className="grid gap-3" {...formProps}>
            <FormErrors errors={errors} message={message} />
            <CheckboxGroup
              label={t('Documents for {company}', { company })}
              name="documentIds"
              options={documents.map(({ id, title, hasExpired }) => ({
                value: String(id),
                label: title,
                help: hasExpired ? t('Expired') : undefined,
              }))}
              defaultValues={shared.map(({ id }) => String(id))}
              error={errors['documentIds']}
            />
            <div className="actions">
              <Button type="submit" busy={busy} busyLabel={t('Saving…')}>
                {t('Save')}
              </Button>
              <Button look="quiet" onClick={onDone}>
                {t('Cancel')}
              </Button>
            </div>
          </form>
        )
      }
    </Loaded>
  )
}
