import { useState } from 'react'
import { BarChart } from '../charts/bar-chart.tsx'
import { BarList } from '../charts/bar-list.tsx'
import { Trend } from '../charts/trend.tsx'
import { Button } from '../controls/button.tsx'
import { CopyValue } from '../controls/copy-value.tsx'
import { StepList } from '../forms/steps.tsx'
import { FilterChoices, FilterSection } from '../lists/filter-rail.tsx'
import { Card } from '../surfaces/card.tsx'
import { MailAddress } from '../surfaces/mail-address.tsx'
import { StrengthRing } from '../surfaces/strength-ring.tsx'
import { TextBlocks } from '../surfaces/text-blocks.tsx'
import { GallerySection } from './gallery-controls.tsx'

const STEPS = ['You', 'Work', 'Skills', 'Pay and place', 'Check']
const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']
const VIEWS = { name: 'Views', values: [4, 0, 9, 14, 22, 31] }
const DOWNLOADS = { name: 'Downloads', values: [1, 0, 2, 2, 6, 4] }

export function GalleryProgress() {
  const [step, setStep] = useState(2)
  return (
    <>
      <GallerySection title="Steps of a form">
        <StepList labels={STEPS} current={0} />
        <StepList labels={STEPS} current={step} onGo={setStep} />
      </GallerySection>
      <GallerySection title="How complete something is">
        <div className="actions">
          <StrengthRing percent={0} label="Profile completeness, empty" />
          <StrengthRing percent={67} label="Profile completeness" />
          <StrengthRing percent={100} label="Profile completeness, full" />
          <StrengthRing isSmall percent={67} label="Filled in" />
        </div>
      </GallerySection>
      <GallerySection title="Charts">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <BarChart label="Views by month" timeLabel="Month" times={MONTHS} series={[VIEWS]} />
          </Card>
          <Card>
            <BarChart
              label="Views and downloads by month"
              timeLabel="Month"
              times={MONTHS}
              series={[VIEWS, DOWNLOADS]}
            />
          </Card>
          <Card>
            <BarList
              label="From view to application"
              items={[
                { key: 'views', label: 'Views', value: 412, text: '412' },
                { key: 'sent', label: 'Applications', value: 31, text: '31', note: '8% of views' },
                { key: 'hired', label: 'Hired', value: 0, text: '0' },
              ]}
            />
          </Card>
          <Card className="grid gap-4">
            <Trend label="Views a month" values={VIEWS.values} ends={['Jun', 'Nov']} />
            <Trend label="Nothing yet" values={[0, 0, 0, 0]} />
          </Card>
        </div>
      </GallerySection>
    </>
  )
}

const ADVERTISEMENT =
  'You look after eleven prime movers in our Lae yard.\n\n- Trade certificate in heavy vehicles\n- Driver licence class 3\n\nDay shift, six days.'

export function GalleryTexts() {
  return (
    <GallerySection title="Texts, values, filters, buttons on forest">
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <TextBlocks text={ADVERTISEMENT} />
        </Card>
        <Card className="grid content-start gap-4">
          <CopyValue label="Reference" value="PW-1042" />
          <p>
            <MailAddress email="a.very.long.name@lae-logistics.example" />
          </p>
        </Card>
        <Card>
          <FilterSection title="Employment type">
            <FilterChoices
              link="a"
              choices={[
                { id: 'full-time', label: 'Full-time', total: 171, href: '#main', isOn: true },
                { id: 'contract', label: 'Contract', total: 38, href: '#main', isOn: false },
              ]}
            />
          </FilterSection>
        </Card>
        <Card className="dark rounded-panel">
          <div className="actions">
            <Button look="gold">Find Jobs</Button>
            <Button look="white">Sign Up</Button>
            <Button look="outline">Logout</Button>
          </div>
        </Card>
      </div>
    </GallerySection>
  )
}
