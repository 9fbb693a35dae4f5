import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, newIdempotencyKey } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Select } from '../../components/forms/select.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { ownJobsQuery } from '../../jobs/posted/queries.ts'
import type { OpenedCv } from './queries.ts'

/** Sends the person a message with the link of an open job. Shows nothing while the employer has no open job. */
export function InviteToJob({ cv }: { cv: OpenedCv }) {
  const { client, publicUrl } = useSite()
  const queryClient = useQueryClient()
  const jobs = (useQuery(ownJobsQuery(client)).data ?? []).filter(({ isOpen }) => isOpen)
  const [chosen, setChosen] = useState('')
  const job = jobs.find(({ id }) => String(id) === chosen) ?? jobs[0]
  const invite = useMutation({
    mutationFn: ({ id, title, key }: { id: number; title: string; key: string }) => {
      const body = `Dear ${cv.fullName}, we have read your CV and invite you to apply for our job “${title}”: ${publicUrl}/jobs/${id}`
      const headers = { 'Idempotency-Key': key }
      return call(client.api.employer.conversations.$post({ json: { cv: cv.id, body } }, { headers }))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
  })
  if (!job) return null
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-17">Invite to a job</h2>
      <Select
        label="Job"
        name="inviteTo"
        options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(job.id)}
        onChange={({ target }) => {
          setChosen(target.value)
          invite.reset()
        }}
      />
      {invite.isSuccess ? (
        <Notice kind="success">Invitation sent. The answer will be in your messages.</Notice>
      ) : (
        <Button
          look="quiet"
          busy={invite.isPending}
          busyLabel="Sending…"
          onClick={() => invite.mutate({ id: job.id, title: job.title, key: newIdempotencyKey() })}
        >
          Invite to apply
        </Button>
      )}
      {invite.error && <Notice kind="danger">{invite.error.message}</Notice>}
    </Card>
  )
}
