import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../app/loading/api-client.ts'
import { refreshProfile } from '../../app/session/session.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'

/** Removes the saved logo after a question. Part of the dashboard, whose profile it loads again. */
export function RemoveLogo() {
  const context = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call(context.client.api.auth.employer.logo.$delete()),
    onSuccess: async () => {
      await refreshProfile(context, 'employer')
      toast({ title: 'Logo Removed', description: 'Your company’s initials are shown instead.' })
      setAsking(false)
    },
  })
  return (
    <>
      <Button look="bare" onClick={() => setAsking(true)}>
        Remove Logo
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Remove your logo?"
          confirmLabel="Remove Logo"
          busyLabel="Removing…"
          danger
          busy={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Job seekers will see the initials of your company instead. You can upload another logo at any time.
        </ConfirmDialog>
      )}
    </>
  )
}
