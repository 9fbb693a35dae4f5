import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Audience } from '../../../modules/accounts/choices.ts'
import { CompanyName } from '../../../modules/privacy/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { useForm } from '../../app/forms/form.ts'
import { call } from '../../app/loading/api-client.ts'
import { useInstantChange } from '../../app/loading/instant-change.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { Button } from '../../components/controls/button.tsx'
import { RadioGroup } from '../../components/forms/choice.tsx'
import { Combobox } from '../../components/forms/select.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import {
  AvailabilitySwitch,
  useAudience,
  useRefresh,
  type Visibility,
  visibilityQuery,
} from './availability-switch.tsx'
import { AUDIENCE_LABELS } from './found-by.tsx'

const HELP: Record<Audience, string> = {
  everybody: 'Visitors see your CV without your contact details. Employers pay to see them.',
  employers: 'Only employers who are logged in find you.',
  nobody: 'Only companies that you apply to see you. Companies that already opened your CV can still see it.',
}
const AUDIENCES: readonly Audience[] = ['everybody', 'employers', 'nobody']
const isAudience = (value: string): value is Audience => AUDIENCES.some((one) => one === value)

/** The switch, the choice, and the companies that never find the job seeker. */
export function WhoFindsMe() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(visibilityQuery(client))
  return (
    <Loaded query={query} what={t('who finds you')} boneClass="h-48">
      {(visibility) => (
        <div className="grid gap-5">
          <Choice {...visibility} />
          <HiddenCompanies {...visibility} />
        </div>
      )}
    </Loaded>
  )
}

type HiddenCompany = Visibility['hiddenFrom'][number]

function Choice(visibility: Visibility) {
  const { audience, failure, choose, setAvailable } = useAudience(visibility)
  const isHiding = visibility.hiddenFrom.length > 0
  return (
    <>
      <AvailabilitySwitch {...{ audience, setAvailable }} />
      <RadioGroup
        label={t('Who can find your CVs?')}
        name="shownTo"
        layout="mt-1 grid gap-2"
        value={audience}
        options={AUDIENCES.map((value) => ({
          value,
          label: t(AUDIENCE_LABELS[value]),
          help:
            value === 'everybody' && isHiding
              ? t('Not possible while you hide from a company: it would see you by logging out.')
              : t(HELP[value]),
          disabled: value === 'everybody' && isHiding,
        }))}
        onChange={(value) => isAudience(value) && choose(value)}
      />
      {failure && <Notice kind="danger">{failure}</Notice>}
    </>
  )
}

function HiddenCompanies({ hiddenFrom, shownTo }: Visibility) {
  const { client } = useRouteContext({ from: '__root__' })
  const refresh = useRefresh()
  const [typed, setTyped] = useState('')
  const { data: names = [] } = useQuery({
    queryKey: ['company-names', typed],
    queryFn: () => call(client.api.user['company-names'].$get({ query: { search: typed } })),
    enabled: typed.trim().length > 1,
    placeholderData: (before) => before,
  })
  const { errors, busy, formProps } = useForm({
    schema: CompanyName,
    fallback: t('Not saved. Please try again.'),
    submit: async (json) => {
      await refresh(
        await call(client.api.user['hidden-companies'].$post({ json })).catch(tellFailure(t('Not Saved'))),
      )
      setTyped('')
      toast({ title: t('Hidden'), description: t('{name} no longer finds you.', { name: json.name }) })
    },
  })
  return (
    <section className="grid gap-3">
      <h3>{t('Companies that never find you')}</h3>
      <p className="help">
        {t('For example your present employer. The company is not told: your CV is just not there.')}{' '}
        {shownTo === 'everybody' && `${t('Visitors who are not logged in will no longer see you either.')} `}
        {t('If you apply for a job of the company, it sees that application and the CV that you send.')}
      </p>
      {hiddenFrom.length > 0 && (
        <ul className="list">
          {hiddenFrom.map((company) => (
            <HiddenRow key={company.id} company={company} />
          ))}
        </ul>
      )}
      <form
        method="post"
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
        {...formProps}
      >
        <Combobox
          label={t('Name of the company')}
          name="name"
          autoComplete="off"
          suggestions={names}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={errors['name']}
        />
        <Button type="submit" look="quiet" busy={busy} busyLabel={t('Saving…')}>
          {t('Hide from it')}
        </Button>
      </form>
    </section>
  )
}

function HiddenRow({ company: { id, name, isRegistered } }: { company: HiddenCompany }) {
  const { client } = useRouteContext({ from: '__root__' })
  const refresh = useRefresh()
  const { wanted, change } = useInstantChange({
    save: (hiddenId: number) =>
      call(client.api.user['hidden-companies'][':id'].$delete({ param: { id: String(hiddenId) } })),
    onSaved: refresh,
    onError: () =>
      toast({ title: t('Not Saved'), description: t('Please try again.'), variant: 'destructive' }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2">
      <span className="min-w-0">
        <b className="wrap-anywhere">{name}</b>
        <small className="help block">
          {isRegistered ? t('Does not find you') : t('Not registered here yet. Hidden as soon as it is.')}
        </small>
      </span>
      <Button
        look="bare"
        busy={wanted !== undefined}
        onClick={() => change(id)}
        aria-label={t('Remove {name}', { name })}
      >
        {t('Remove')}
      </Button>
    </li>
  )
}
