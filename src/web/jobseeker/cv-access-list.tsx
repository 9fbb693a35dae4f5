import { useState } from 'react'
import { formatDateTime } from '../../shared/dates.ts'
import { Card } from '../components/card.tsx'
import { Table } from '../components/table.tsx'
import { useCvAccess } from '../cvs/own-queries.ts'
import { PageButtons } from '../employers/page-buttons.tsx'
import { Loaded } from './loaded.tsx'

const DONE = { view: 'Opened', download: 'Downloaded', application: 'Sent with your application' }

/** Which companies have the contact details of the CVs, and since when. */
export function CvAccessList() {
  const [page, setPage] = useState(1)
  const access = useCvAccess(page)
  return (
    <Card as="section" className="grid gap-3">
      <h3>Who opened your CVs</h3>
      <Loaded query={access} what="who opened your CVs" bones={1} boneClass="h-40">
        {({ rows, pages }) => (
          <>
            {rows.length === 0 ? (
              <p className="text-muted">No employer has opened or received a CV of yours yet.</p>
            ) : (
              <Table
                caption="Employers that opened, downloaded or received your CVs, newest first"
                columns={[
                  {
                    key: 'company',
                    label: 'Company',
                    bare: true,
                    cell: ({ company }) => <b>{company ?? 'A company that is no longer here'}</b>,
                  },
                  { key: 'what', label: 'What', cell: ({ accessType }) => DONE[accessType] },
                  { key: 'cv', label: 'CV', cell: ({ cvJobTitle }) => cvJobTitle ?? 'A CV you deleted' },
                  {
                    key: 'when',
                    label: 'When',
                    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
                  },
                ]}
                rows={rows}
                rowKey={({ id }) => id}
              />
            )}
            <PageButtons page={page} pages={pages} onPage={setPage} />
          </>
        )}
      </Loaded>
      <p className="help">These companies see your phone number and e-mail address.</p>
    </Card>
  )
}
