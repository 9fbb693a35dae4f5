import BadgeCheck from 'lucide-react/icons/badge-check'
import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/hand-heart'
import { plural } from '../../../shared/text.ts'
import { useSettings } from '../../app/site.tsx'
import { TextList, TextPage, TextSection, WriteToUs } from '../../texts/text-page.tsx'
import { definePage } from '../page.ts'

export const termsPage = definePage({
  path: '/terms',
  open: () => ({
    title: 'Terms',
    meta: [{ name: 'description', content: 'The rules for job seekers and employers, in plain words.' }],
    isWide: true,
    body: <TermsPage />,
  }),
})

function TermsPage() {
  const { site_name: siteName } = useSettings()
  return (
    <TextPage
      title="Terms"
      lead={`The rules for using ${siteName}, in plain words.`}
      points={[
        { icon: Heart, text: 'Free for everyone who looks for work. Nobody may ask you for money.' },
        { icon: BadgeCheck, text: 'Tell the truth about yourself, your company and your jobs.' },
        { icon: Coins, text: 'Employers pay with credits, only for what they use.' },
      ]}
    >
      <TextSection title="What this is">
        <p>
          {siteName} brings job seekers and employers in Papua New Guinea together. We are not a party to what
          they agree, we do not promise anybody a job or a worker, and we do not check what CVs and jobs say.
        </p>
      </TextSection>
      <TextSection title="For everybody">
        <TextList
          items={[
            'You are 16 or older.',
            'Tell the truth about yourself, your company and your jobs.',
            'One account is for one person or one company. Keep your password to yourself.',
            'Do not post anything that breaks the law of Papua New Guinea, insults, discriminates or cheats.',
            'Do not copy the site’s data in bulk.',
          ]}
        />
      </TextSection>
      <TextSection title="For job seekers">
        <TextList
          items={[
            'Using the site is free, and so is applying for every job here: nobody may ask you for money.',
            'Your CV stays yours. You allow us to show it to employers as described on the privacy page, until you switch it off or delete it. You can delete your whole account at any time.',
            'Add only your own CV and your own photo.',
          ]}
        />
      </TextSection>
      <Employers />
      <TextSection title="What we may do">
        <p>
          We may hide or delete anything that breaks these rules, and suspend accounts. If we suspend yours,{' '}
          <WriteToUs /> and a person will review it. When these terms change, this page changes; the terms
          that applied when you bought something still apply to it.
        </p>
      </TextSection>
      <TextSection title="If something goes wrong">
        <p>
          We do our best to keep the site running and your data safe, but we cannot promise that it never
          fails. We are responsible for our own mistakes under the law of Papua New Guinea, and that law
          applies to these terms. If you are not happy with us, <WriteToUs /> and choose ‘A complaint’. How we
          use your data is explained on the <a href="/privacy">privacy page</a>.
        </p>
      </TextSection>
      <TextSection title="Data from others">
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
            <a href="/pricing">prices shown</a> when you use them. They are added when we confirm your
            payment, and cannot be transferred to another account.
          </>,
          `A job stays open for ${plural(days, 'day')} unless it closes earlier, and can be renewed.`,
          'If we charged you by mistake, we return the credits.',
        ]}
      />
    </TextSection>
  )
}
