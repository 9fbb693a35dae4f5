import { useState } from 'react'
import { ActionMenu } from '../action-menu.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Field } from '../field.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { Notice } from '../notice.tsx'
import { Sheet } from '../sheet.tsx'
import { SkeletonList } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { toast } from '../toast.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryStates() {
  return (
    <>
      <GallerySection title="Opening">
        <Overlays />
      </GallerySection>
      <GallerySection title="Notices">
        <Notice title="Prices changed">A CV now costs 2 credits.</Notice>
        <Notice kind="success">The job is published until 20 Dec 2025.</Notice>
        <Notice kind="warning">
          Your balance is 1 credit. <a href="#main">Buy credits</a>
        </Notice>
        <Notice kind="danger" title="Login failed">
          Invalid username or password.
        </Notice>
      </GallerySection>
      <GallerySection title="States">
        <div className="grid gap-4 sm:grid-cols-2">
          <EmptyState
            level="h3"
            title="No CVs found"
            why="Try adjusting your search criteria."
            action={<ButtonLink href="#main">Clear filters</ButtonLink>}
          />
          <ErrorState
            level="h3"
            title="The list did not arrive"
            onRetry={() => toast({ title: 'Trying again' })}
          >
            The network may be down. What you typed is kept.
          </ErrorState>
          <SkeletonList count={2} label="Loading jobs" boneClass="h-20" />
          <Spinner />
        </div>
      </GallerySection>
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'form' | 'sheet' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <div className="actions">
      <Button look="quiet" onClick={() => setOpen('dialog')}>
        Open dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen('form')}>
        Open form dialog
      </Button>
      <Button look="quiet" onClick={() => setOpen('sheet')}>
        Open sheet
      </Button>
      <Button look="quiet" onClick={() => setOpen('confirm')}>
        Open confirmation
      </Button>
      <Button
        look="quiet"
        onClick={() => toast({ title: 'CV unlocked', description: '2 credits were deducted.' })}
      >
        Show toast
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          toast({
            title: 'Not saved',
            description: 'The network may be down.',
            variant: 'destructive',
            action: { label: 'Retry', onAction: () => toast({ title: 'Saved' }) },
          })
        }
      >
        Show failure
      </Button>
      <ActionMenu
        label="Actions for Ana Kila"
        actions={[
          { label: 'Deactivate', onSelect: () => toast({ title: 'Deactivated' }) },
          { label: 'Delete', danger: true, onSelect: () => setOpen('confirm') },
        ]}
      />
      {open === 'dialog' && (
        <Dialog
          title="Buy credits"
          description="An administrator approves the payment within a day."
          onClose={close}
          actions={<Button onClick={close}>Send request</Button>}
        >
          <Field label="Reference" name="reference" />
        </Dialog>
      )}
      {open === 'form' && (
        <FormDialog
          title="Report this job"
          description="What is wrong with “Driller”?"
          submitLabel="Send report"
          busyLabel="Sending…"
          form={{
            errors: { details: 'Please tell us more' },
            message: undefined,
            busy: false,
            formProps: {},
          }}
          onClose={close}
        >
          <Field label="Details" name="details" error="Please tell us more" />
        </FormDialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Ana Kila" onClose={close}>
          <p>Applied 3 days ago.</p>
        </Sheet>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete this job?"
          confirmLabel="Delete job"
          busyLabel="Deleting…"
          danger
          onConfirm={close}
          onClose={close}
        >
          Its 12 applications go too. This cannot be undone.
        </ConfirmDialog>
      )}
    </div>
  )
}
