import { Link } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { useSettings } from '../settings.ts'
import { TextList, TextPage, TextSection } from './text-page.tsx'
import { WriteToUs } from './write-to-us.tsx'

export function TermsPage() {
  const { site_name: siteName } = useSettings()
  return (
    <TextPage title="Terms" lead={`The rules for using ${siteName}, in plain words.`}>
      <TextSection title="What this is">
        <p>
          {siteName} brings people who look for work and employers in Papua New Guinea together. We are not a
          party to what they agree on, promise nobody a job or a worker, and do not check what CVs and jobs
          say.
        </p>
      </TextSection>
      <TextSection title="For everybody">
        <TextList
          items={[
            'You are 16 or older.',
            'Tell the truth: about yourself, your company, your jobs.',
            'One account is for one person or one company. Keep your password to yourself.',
            'Nothing that breaks the law of Papua New Guinea, insults, discriminates or cheats.',
            'No copying of the site’s data in bulk.',
          ]}
        />
      </TextSection>
      <TextSection title="For job seekers">
        <TextList
          items={[
            'Using the site is free, and so is every job here: nobody may ask you for money.',
            'Your CV stays yours. You allow us to show it to employers as the privacy page says, until you switch it off or delete it. You can delete your whole account at any time.',
            'Put up only your own CV and your own photo.',
          ]}
        />
      </TextSection>
      <Employers />
      <TextSection title="What we may do">
        <p>
          We may hide or delete what breaks these rules, and suspend accounts. If we suspend yours,{' '}
          <WriteToUs /> and a person looks at it again. When these terms change, this page says so; what you
          have bought keeps the terms it was bought under.
        </p>
      </TextSection>
      <TextSection title="If something goes wrong">
        <p>
          We do our best to keep the site running and your data safe, but cannot promise that it never fails.
          We answer for our own mistakes as the law of Papua New Guinea says, and that law applies to these
          terms. If you are not content with us, <WriteToUs /> and choose ‘A complaint’. How we treat your
          data stands on the <Link to="/privacy">privacy page</Link>.
        </p>
      </TextSection>
      <TextSection title="Data of others">
        <p>
          AI search knows job titles from the O*NET 27.0 Database by the U.S. Department of Labor, Employment
          and Training Administration (USDOL/ETA), used under the{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a> license. O*NET® is a trademark
          of USDOL/ETA. We have modified this information; USDOL/ETA has not approved, endorsed, or tested
          these modifications.
        </p>
      </TextSection>
    </TextPage>
  )
}

function Employers() {
  const { job_posting_days: days } = useSettings()
  return (
    <TextSection title="For employers">
      <TextList
        items={[
          'Post real jobs that you want to fill, with honest pay. Never ask applicants for money.',
          'Use people’s details only to fill a job. Do not pass them on or sell them.',
          <>
            Credits pay for opening and downloading CVs and for posting jobs, at the{' '}
            <Link to="/pricing">prices shown</Link> when you use them. They are added when your payment is
            confirmed and cannot be handed to another account.
          </>,
          `A job stays open for ${plural(days, 'day')} unless it closes earlier, and can be renewed.`,
          'If we charged you by mistake, we put the credits back.',
        ]}
      />
    </TextSection>
  )
}
