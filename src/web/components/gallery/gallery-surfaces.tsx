import { Avatar } from '../avatar.tsx'
import { Badge, FeaturedBadge, VerifiedBadge } from '../badge.tsx'
import { Card, LinkCard } from '../card.tsx'
import { FactsList } from '../facts-list.tsx'
import { Progress } from '../progress.tsx'
import { ScoreRing } from '../score-ring.tsx'
import { SkillTags } from '../skill-tags.tsx'
import { Stat } from '../stat.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { Table } from '../table.tsx'
import { GallerySection } from './gallery-section.tsx'

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
