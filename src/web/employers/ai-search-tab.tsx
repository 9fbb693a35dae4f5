import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import { CandidateResults } from './candidate-results.tsx'
import { type DashboardSearch, dashboardHref } from './dashboard-search.ts'
import type { SearchWords } from './search-words.ts'
import type { CvFlow } from './use-cv-flow.ts'

const EXAMPLES = [
  'Accountant in Port Moresby',
  'Diesel fitter in Lae',
  'Registered nurse',
  'Truck driver with class 6 licence',
]

/**
 * Searching by a description. Until descriptions are understood, the words themselves are searched for, and the page says so:
 * no score, no reason.
 */
export function AiSearchTab({ search, flow }: { search: DashboardSearch; flow: CvFlow }) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const { describe, describePage } = search
  const words: SearchWords = {
    ...(describe && { query: describe }),
    ...(describePage && { page: describePage }),
  }
  const show = (text: string) => navigate({ search: { tab: 'ai-search', ...(text && { describe: text }) } })
  return (
    <div className="grid gap-4">
      <DescribeForm key={describe} described={describe ?? ''} onSearch={(text) => void show(text)} />
      {describe && (
        <CandidateResults
          words={words}
          flow={flow}
          noun="matching candidate"
          empty="No candidates found"
          onClear={() => void show('')}
          pageHref={(page) => dashboardHref({ tab: 'ai-search', describe, describePage: page })}
        />
      )}
    </div>
  )
}

type DescribeFormProps = { described: string; onSearch: (text: string) => void }

function DescribeForm({ described, onSearch }: DescribeFormProps) {
  const field = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const submit = (text: string) => {
    setError(text ? undefined : 'Please enter a search query')
    if (text) return onSearch(text)
    toast({
      title: 'Search Query Required',
      description: 'Please enter a search query',
      variant: 'destructive',
    })
    field.current?.querySelector('textarea')?.focus()
  }
  return (
    <search>
      <form
        ref={field}
        className="card grid gap-3"
        noValidate
        onInput={() => setError(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          submit(String(new FormData(event.currentTarget).get('describe') ?? '').trim())
        }}
      >
        <TextField
          label="Describe who you are looking for"
          name="describe"
          rows={3}
          maxLength={200}
          defaultValue={described}
          error={error}
        />
        <Notice>
          For now this searches CVs for the words you type, best matches first. Job title, skills and town
          work best.
        </Notice>
        <div>
          <Button type="submit">Search Candidates</Button>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <span>Try:</span>
          {EXAMPLES.map((example) => (
            <button key={example} type="button" className="chip" onClick={() => submit(example)}>
              {example}
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}
