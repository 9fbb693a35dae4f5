import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  PAGE_TEXTS,
  pageText,
  placeholdersOf,
  TEXT_PLACEHOLDERS,
  type TextPageKey,
} from '../../../modules/page-texts/schema.ts'
import { parseMarkdown } from '../../../shared/markdown.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { TextList } from '../../texts/text-page.tsx'
import { Words, WrittenText, wordsOf } from '../../texts/written-text.tsx'
import { performAct } from '../perform-act.tsx'
import { Placeholders, TextFrame, Versions } from '../text-versions.tsx'
import { changePageText, type PageTextDetails, pageTextQuery } from './page-text-queries.ts'

/** Edits a page in Markdown, with a preview beside it. */
export function PageTextEditor({ page, onBack }: { page: TextPageKey; onBack: () => void }) {
  const { client } = useSite()
  const query = useQuery(pageTextQuery(client, page))
  return (
    <TextFrame query={query} noun="page" onBack={onBack}>
      {(details) => <Editor key={details.versions[0]?.id ?? 0} details={details} />}
    </TextFrame>
  )
}

function Editor({ details }: { details: PageTextDetails }) {
  const { page, isWritten } = details
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [body, setBody] = useState(details.body)
  const save = (body: string) => performAct(queryClient, changePageText(client, details, body))
  const { errors, message, busy, formProps } = useForm({
    schema: pageText(page),
    fallback: 'The text could not be saved. Please try again.',
    submit: ({ body }) => save(body),
  })
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 text-22">
        {PAGE_TEXTS[page]}
        <Badge tone={isWritten ? 'blue' : undefined}>{isWritten ? 'Your words' : 'Built-in words'}</Badge>
        <AppLink href={`/${page}`} className="text-15">
          Open the page
        </AppLink>
      </h2>
      <div className="mail-editor">
        <form method="post" className="card grid content-start gap-4" {...formProps}>
          <FormErrors errors={errors} message={message} />
          <TextField
            label="Text"
            name="body"
            required
            rows={24}
            help={<MarkdownHelp page={page} />}
            error={errors['body']}
            value={body}
            onInput={({ currentTarget }) => setBody(currentTarget.value)}
          />
          <Placeholders
            meanings={Object.fromEntries(placeholdersOf(page).map((key) => [key, TEXT_PLACEHOLDERS[key]]))}
          />
          <div className="actions">
            <Button type="submit" busy={busy} busyLabel="Saving…">
              Save text
            </Button>
            {isWritten && (
              <Button look="quiet" onClick={() => void save('').catch(() => undefined)}>
                Return to the built-in text
              </Button>
            )}
          </div>
        </form>
        <Preview page={page} body={body} />
      </div>
      <Versions
        versions={details.versions.map(({ body, ...version }) => ({
          ...version,
          title: body ? plural(body.split(/\s+/).length, 'word') : 'Built-in words',
          onUse: body ? () => setBody(body) : undefined,
        }))}
      />
    </>
  )
}

function MarkdownHelp({ page }: { page: TextPageKey }) {
  return (
    <>
      The first sentence is below the title, then come three main points as a list. <code>## Heading</code>,{' '}
      <code>### {page === 'help' ? 'Question' : 'Smaller heading'}</code>, <code>- item</code>,{' '}
      <code>1. step</code>, <code>**bold**</code>, <code>*italic*</code>, <code>[words](/jobs)</code>. An
      empty line begins a new paragraph.
    </>
  )
}

/** Shows the page as visitors see it. Its links are disabled, so that a click does not lose typed text. */
function Preview({ page, body }: { page: TextPageKey; body: string }) {
  const blocks = parseMarkdown(body)
  const [lead, points] = blocks
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click, too
    <section
      className="card grid min-w-0 content-start gap-6 wrap-anywhere"
      aria-label="Preview"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      }}
    >
      {lead?.kind === 'paragraph' && (
        <p className="text-17 text-muted">
          <Words of={lead.text} />
        </p>
      )}
      {points?.kind === 'list' && <TextList items={points.items.map((item) => wordsOf(item))} />}
      <WrittenText blocks={blocks} isFolded={page === 'help'} />
    </section>
  )
}
