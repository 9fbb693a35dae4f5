import BadgeCheck from 'lucide-react/icons/badge-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Signal from 'lucide-react/icons/signal'
import type { ReactNode } from 'react'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../app/site.tsx'

type PromisesProps = { verified: number; companies: number }

/** The promises to job seekers. Verified companies are mentioned only if there are some. */
export function Promises({ verified, companies }: PromisesProps) {
  return (
    <section className="wrap" aria-label={t('What you can rely on')}>
      <ul className="promises dark">
        <Pledge Icon={ShieldCheck} title={t('Never pay for a job')}>
          {t('No honest employer asks for money, your bank PIN or airtime.')}{' '}
          <a href="/safety">{t('How to stay safe')}</a>
        </Pledge>
        <Pledge Icon={BadgeCheck} title={t('Verified employers')}>
          {verified > 0
            ? t(
                '{verified} of {companies} carry this mark: we checked that they exist and own their account.',
                { verified, companies: plural(companies, 'company', 'companies') },
              )
            : t('This mark shows that we checked that a company exists and owns its account.')}
        </Pledge>
        <Pledge Icon={Signal} title={t('Made for a small data plan')}>
          {t('This page weighs less than one photo. What you type stays on your phone when the signal goes.')}
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
    <section className="band-section" aria-label={t('How it works')}>
      <div className="wrap grid gap-4 sm:grid-cols-2">
        <div className="card">
          <h2>{t('I am looking for work')}</h2>
          <Steps
            steps={[
              { title: t('Add your CV once'), text: t('Upload a file, or answer a few questions.') },
              {
                title: t('Apply from your phone'),
                text: t('Every job shows its place and closing date first.'),
              },
              {
                title: t('See where you stand'),
                text: t('From Pending to Onboarding, with a message at each step.'),
              },
            ]}
          />
          <p className="actions">
            <a href="/register" className="btn">
              {t('Sign Up')}
            </a>
            <a href="/jobs" className="btn btn-quiet">
              {t('Find Jobs')}
            </a>
          </p>
        </div>
        <div className="card">
          <h2>{t('I am an employer')}</h2>
          <Steps
            steps={[
              { title: t('Say who you need'), text: t('In your own words. You see who fits, and why.') },
              {
                title: t('Pay only for those you open'),
                text: t('{credits} for a CV. Your own applicants are free.', {
                  credits: plural(cv_view_cost, 'credit'),
                }),
              },
              { title: t('Hire on one board'), text: t('From first look to first day, with your notes.') },
            ]}
          />
          <p className="actions">
            <a href="/employers" className="btn">
              {t('For Employers')}
            </a>
            <a href="/employer-register" className="btn btn-quiet">
              {t('Register Company')}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}
