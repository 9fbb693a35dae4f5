import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { FilterChip, LinkChip, ToggleChip } from '../chip.tsx'
import { Pagination } from '../pagination.tsx'
import { Tabs } from '../tabs.tsx'
import { GallerySection } from './gallery-section.tsx'

export function GalleryButtons() {
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(true)
  return (
    <>
      <GallerySection title="Buttons">
        <div className="actions">
          <Button busy={busy} busyLabel="Saving…" onClick={() => setBusy(true)}>
            Save
          </Button>
          <Button busy busyLabel="Publishing…">
            Publish
          </Button>
          <Button look="quiet">Cancel</Button>
          <Button look="bare">Show more</Button>
          <Button look="danger">Delete job</Button>
          <Button refusal="You need 2 credits and have 1">View (2 credits)</Button>
          <Button look="quiet" icon aria-label="Print">
            <Printer size={20} />
          </Button>
          <ButtonLink href="#main">Apply now</ButtonLink>
          <ButtonLink look="quiet" href="#main">
            Pricing
          </ButtonLink>
        </div>
      </GallerySection>
      <GallerySection title="Chips">
        <div className="actions">
          <FilterChip href="#main">Morobe</FilterChip>
          <FilterChip onRemove={() => setPressed(false)}>Full time</FilterChip>
          <ToggleChip pressed={pressed} onToggle={() => setPressed(!pressed)}>
            Excel
          </ToggleChip>
          <ToggleChip pressed={false} onToggle={() => setPressed(true)}>
            Welding
          </ToggleChip>
          <LinkChip href="#main">Accountant in Lae</LinkChip>
        </div>
      </GallerySection>
      <GallerySection title="Tabs">
        <Tabs
          label="Dashboard sections"
          current="jobs"
          href={(key) => `#${key}`}
          tabs={[
            { key: 'ai-search', label: 'AI search' },
            { key: 'search', label: 'Search CVs' },
            { key: 'jobs', label: 'Job Postings', count: 3 },
            { key: 'applications', label: 'Applications', count: 128 },
            { key: 'messages', label: 'Messages' },
            { key: 'profile', label: 'Profile' },
          ]}
        />
      </GallerySection>
      <GallerySection title="Pagination">
        <Pagination label="Pages, few" page={2} pages={4} href={(page) => `#page-${page}`} />
        <Pagination label="Pages, many" page={10} pages={120} href={(page) => `#page-${page}`} />
        <Pagination
          label="Pages, own links"
          page={1}
          pages={9}
          renderLink={(page, props) => <a href={`#own-${page}`} {...props} />}
        />
        <Pagination
          label="Pages, five"
          numbers="five"
          page={120}
          pages={120}
          href={(page) => `#five-${page}`}
        />
      </GallerySection>
    </>
  )
}
