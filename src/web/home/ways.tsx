import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Signal from 'lucide-react/icons/signal'
import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../app/site.tsx'

type PromisesProps = { verified: number; companies: number }

/** The promises to job seekers. Verified companies are mentioned only if there are some. */
export function Promises({ verified, companies }: PromisesProps) {
  return (
    <section className="wrap" aria-label="What you can rely on">
      <ul className="promises dark">
        <Pledge Icon={ShieldCheck} title="Never pay for a job">
          No honest employer asks for money, your bank PIN or airtime. <a href="/safety">How to stay safe</a>
        </Pledge>
        <Pledge Icon={BadgeCheck} title="Verified employers">
          {verified > 0
            ? `${formatNumber(verified)} of ${plural(companies, 'company', 'companies')} carry this mark: we checked that they exist and own their account.`
            : 'This mark shows that we checked that a company exists and owns its account.'}
        </Pledge>
        <Pledge Icon={Signal} title="Made for a small data plan">
          This page weighs less than one photo. What you type stays on your phone when the signal goes.
        </Pledge>
      </ul>
    </section>
  )
}

type PledgeProps = { Icon: typeof Signal; title: string; children: ReactNode }

function Pledge({ Icon, title, children }: PledgeProps) {
  return (
    <li>
      <Icon size={28} strokeWidth={1.75} />
      <div>
        <h2 className="text-17">{title}</h2>
        <p>{children}</p>
      </div>
    </li>
  )
}

export type Step = { title: string; text: string }

/** Numbered diamonds on a thread. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="ways">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** How both sides use the site, for visitors without an account. */
export function BothWays() {
  const { cv_view_cost } = useSettings()
  return (
    <section className="band-section" aria-label="How it works">
      <div className="wrap grid gap-4 sm:grid-cols-2">
        <div className="card">
          <h2>I am looking for work</h2>
          <Steps
            steps={[
              { title: 'Add your CV once', text: 'Upload a file, or answer a few questions.' },
              { title: 'Apply from your phone', text: 'Every job shows its place and closing date first.' },
              {
                title: 'See where you stand',
                text: 'From Pending to Onboarding, with a message at each step.',
              },
            ]}
          />
          <p className="actions">
            <a href="/register" className="btn">
              Sign Up
            </a>
            <a href="/jobs" className="btn btn-quiet">
              Find Jobs
            </a>
          </p>
        </div>
        <div className="card">
          <h2>I am an employer</h2>
          <Steps
            steps={[
              { title: 'Say who you need', text: 'In your own words. You see who fits, and why.' },
              {
                title: 'Pay only for those you open',
                text: `${plural(cv_view_cost, 'credit')} for a CV. Your own applicants are free.`,
              },
              { title: 'Hire on one board', text: 'From first look to first day, with your notes.' },
            ]}
          />
          <p className="actions">
            <a href="/employers" className="btn">
              For Employers
            </a>
            <a href="/employer-register" className="btn btn-quiet">
              Register Company
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
