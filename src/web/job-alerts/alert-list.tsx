import { useMutation, useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { FREQUENCY_OPTIONS } from '../../modules/job-alerts/choices.ts'
import type { Channel } from '../../modules/job-alerts/schema.ts'
import { formatDay } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { ActionMenu } from '../components/overlays/action-menu.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { type JobAlert, jobAlertsQuery } from './queries.ts'

export function AlertList({ alerts }: { alerts: readonly JobAlert[] }) {
  return (
    <ul className="list">
      {alerts.map((alert) => (
        <Row key={alert.id} alert={alert} />
      ))}
    </ul>
  )
}

function Row({ alert }: { alert: JobAlert }) {
  const { name, path, isOn, frequency, isBySms, hasChoice } = alert
  const { change, remove } = useAlertActs(alert)
  const failure = change.error ?? remove.error
  const Icon = isOn ? Bell : BellOff
  const other = frequency === 'daily' ? 'weekly' : 'daily'
  return (
    <li className="p-4">
      <div className="flex items-center gap-3">
        <span className={isOn ? 'icon-tile green' : 'icon-tile'}>
          <Icon size={20} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-15">
            <AppLink href={path} className="inline-flex items-center wrap-anywhere max-sm:min-h-11">
              {name}
            </AppLink>
          </h2>
          <p className="text-13 text-muted">{stateOf(alert)}</p>
        </div>
        <ActionMenu
          label={t('Actions for {name}', { name })}
          actions={[
            {
              label: isOn ? t('Pause') : t('Start again'),
              onSelect: () => change.mutate({ isOn: !isOn }),
            },
            {
              label: other === 'daily' ? t('Every day') : t('Once a week'),
              onSelect: () => change.mutate({ frequency: other }),
            },
            ...(hasChoice
              ? [
                  {
                    label: isBySms ? t('Send by email') : t('Send by SMS'),
                    onSelect: () => change.mutate({ channel: isBySms ? 'email' : 'sms' }),
                  },
                ]
              : []),
            { label: t('Delete'), danger: true, onSelect: () => remove.mutate() },
          ]}
        />
      </div>
      {failure && <Notice kind="danger">{failure.message}</Notice>}
    </li>
  )
}

/** `Every day · by SMS · next on 24 Nov, if there are new jobs`. Without a choice of email or SMS it says neither. */
function stateOf({ isOn, frequency, nextAt, isBySms, hasChoice }: JobAlert): string {
  const often = t(FREQUENCY_OPTIONS.find(({ value }) => value === frequency)?.label ?? '')
  const channel = hasChoice ? [isBySms ? t('by SMS') : t('by email')] : []
  const next = isOn ? t('next on {day}, if there are new jobs', { day: formatDay(nextAt) }) : t('paused')
  return [often, ...channel, next].join(' · ')
}

function useAlertActs({ id, name }: JobAlert) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const param = { id: String(id) }
  const calls = client.api.user['job-alerts'][':id']
  const onSettled = () => queryClient.invalidateQueries({ queryKey: jobAlertsQuery(client).queryKey })
  const change = useMutation({
    mutationFn: (json: { isOn?: boolean; frequency?: JobAlert['frequency']; channel?: Channel }) =>
      call(calls.$patch({ param, json })),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => call(calls.$delete({ param })),
    onSuccess: () => toast({ title: t('Job alert deleted'), description: name }),
    onSettled,
  })
  return { change, remove }
}
