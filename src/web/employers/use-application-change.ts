import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { StatusChange } from '../../modules/applications/schema.ts'
import { ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'
import { putApplication } from './application-queries.ts'

type Change = Pick<StatusChange, 'status' | 'notes'>

const FAILED = 'Failed to update application'

/** Status and notes are saved as soon as they are given. `saving` is what is on its way. */
export function useApplicationChange(id: number) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState<Change>()
  const [problem, setProblem] = useState<string>()
  const save = async (json: Change) => {
    setSaving(json)
    setProblem(undefined)
    try {
      const param = { id: String(id) }
      putApplication(queryClient, await call(client.api.employer.applications[':id'].$patch({ param, json })))
      toast({
        title: 'Success',
        description: json.notes === undefined ? 'Application status updated successfully' : 'Notes saved',
      })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : FAILED
      toast({ title: FAILED, description: message, variant: 'destructive' })
      setProblem(message)
    } finally {
      setSaving(undefined)
    }
  }
  return { saving, problem, save }
}
