import { useState } from 'react'
import { Button, ButtonLink } from '../controls/button.tsx'
import { Field } from '../forms/field.tsx'
import { FactsList } from '../lists/facts-list.tsx'
import { Table } from '../lists/table.tsx'
import { ActionMenu } from '../overlays/action-menu.tsx'
import { Dialog, Sheet } from '../overlays/dialog.tsx'
import { ConfirmDialog, FormDialog } from '../overlays/form-dialog.tsx'
import { toast } from '../overlays/toast.ts'
import { Kumul } from '../shell/kumul.tsx'
import { EmptyState, ErrorState, Notice, SkeletonList, Spinner } from '../states/states.tsx'
import { Avatar } from '../surfaces/avatar.tsx'
import { Badge, FeaturedBadge, SkillTags, StatusBadge, VerifiedBadge } from '../surfaces/badge.tsx'
import { Card, LinkCard } from '../surfaces/card.tsx'
import { Knots } from '../surfaces/knots.tsx'
import { Progress, ScoreRing } from '../surfaces/meters.tsx'
import { Stat } from '../surfaces/stat.tsx'
import { GallerySection } from './gallery-controls.tsx'

const STATUSES = [
  'pending',
  'screening',
  'shortlisting',
  'interviewing',
  'pre_employment_checking',
  'onboarding',
  'rejected',
  'reviewed',
]
const PEOPLE = [
  { id: 1, name: 'Ana Kila', town: 'Lae', pay: 'K48,000.00' },
  { id: 2, name: 'Koivi Baru', town: 'Port Moresby', pay: 'K1,200.00' },
]

export function GallerySurfaces() {
  return (
    <>
      <GallerySection title="Badges and avatars">
        <div className="actions">
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <VerifiedBadge />
          <FeaturedBadge />
          <Badge>Closes 5 Dec (3 days)</Badge>
        </div>
        <div className="actions">
          {['Ana Kila', 'Koivi Baru', 'Vera Tau', 'Peter', 'Ruth Wama', 'Élodie Ñ', 'Sam Kup', '?'].map(
            (name) => (
              <Avatar key={name} name={name} />
            ),
          )}
          <Avatar name="Ana Kila" size="small" />
          <Avatar name="Boroko Builders" size="large" shape="employer" />
        </div>
        <div className="dark rounded-panel">
          <Kumul className="mx-auto w-50" />
        </div>
      </GallerySection>
      <GallerySection title="How far an application has come">
        <div className="grid gap-4">
          <Knots at={1} of={6} state="now" />
          <Knots at={4} of={6} state="now" />
          <Knots at={3} of={6} state="over" />
          <Knots at={2} of={6} state="left" />
        </div>
      </GallerySection>
      <GallerySection title="Cards, numbers">
        <div className="grid gap-4 sm:grid-cols-2">
          <LinkCard href="#main" title="Site carpenter" level="h3">
            <p>
              Boroko Builders <VerifiedBadge />
            </p>
            <p className="text-muted">Lae, Morobe · K30k – K50k · Full time</p>
            <SkillTags
              skills={['Carpentry', 'Formwork', 'Safety', 'Excel', 'Driving', 'Tok Pisin']}
              matched={['excel']}
            />
          </LinkCard>
          <Stat value="1,204" label="CVs" change="31 more than last week" href="#main" />
          <Card>
            <Progress label="Profile" value={60} />
          </Card>
          <Card className="flex items-center gap-4">
            <ScoreRing score={86} tone="green" />
            <ScoreRing score={64} tone="yellow" />
            <ScoreRing score={42} tone="orange" />
            Excellent Match
          </Card>
          <Card>
            <FactsList
              facts={[
                { label: 'Category', value: 'Construction' },
                { label: 'Closes', value: '5 Dec 2025 (3 days)' },
                { label: 'Left out', value: undefined },
              ]}
            />
          </Card>
        </div>
      </GallerySection>
      <GallerySection title="Table">
        <Table
          caption="People"
          rows={PEOPLE}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', label: 'Name', bare: true, cell: ({ name }) => <b>{name}</b> },
            { key: 'town', label: 'Town', cell: ({ town }) => town, sorted: 'ascending' },
            { key: 'pay', label: 'Pay', numeric: true, cell: ({ pay }) => pay },
          ]}
        />
      </GallerySection>
    </>
  )
}

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
