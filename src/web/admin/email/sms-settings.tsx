import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TestSms } from '../../../modules/sms/schema.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { call, newIdempotencyKey } from '../../app/loading/api-client.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { Select } from '../../components/forms/select.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import type { AdminSetting } from '../queries.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { SecretField, useSettingsForm } from '../settings/settings-form.tsx'
import { smsCostsQuery } from './sms-queries.ts'

/** The gateway, its costs, and a test. */
export function SmsSettings({ settings }: { settings: AdminSetting[] }) {
  return (
    <div className="grid min-w-0 gap-4">
      <Costs />
      <GatewayForm settings={settings} />
      <Switches settings={settings} />
      <TestForm />
    </div>
  )
}

function Switches({ settings }: { settings: AdminSetting[] }) {
  return ['sms_news', 'sms_alerts'].map((key) => {
    const setting = settings.find(({ settingKey }) => settingKey === key)
    return (
      setting && (
        <div key={key} className="card">
          <SettingField setting={setting} />
        </div>
      )
    )
  })
}

function Costs() {
  const { client } = useSite()
  const { data } = useQuery(smsCostsQuery(client))
  if (!data?.isOn) return null
  const { today, month, most, isNearlyFull, late } = data
  return (
    <div className="card grid gap-4">
      <h3>Use and costs</h3>
      {isNearlyFull && (
        <Notice kind="warning" title="Most of today’s SMS are used">
          When the limit is reached, no SMS is sent until midnight.
        </Notice>
      )}
      {late > 0 && (
        <Notice kind="danger" title={`${plural(late, 'SMS', 'SMS')} could not leave for more than 5 minutes`}>
          The SMS outbox shows what the gateway answered.
        </Notice>
      )}
      <FactsList
        facts={[
          { label: 'Parts today', value: `${today.parts} of ${most}` },
          { label: 'Cost today', value: formatToea(today.toea) },
          { label: 'Parts in 30 days', value: String(month.parts) },
          { label: 'Cost in 30 days', value: formatToea(month.toea) },
        ]}
      />
    </div>
  )
}

const DRIVERS = [
  { value: 'off', label: 'Off: send no SMS' },
  { value: 'kannel', label: 'Kannel (sendsms)' },
  { value: 'http', label: 'Another gateway by HTTP' },
]
const METHODS = [
  { value: 'POST', label: 'POST' },
  { value: 'GET', label: 'GET' },
]

/** Keeps changes until all of them are saved together. */
function GatewayForm({ settings }: { settings: AdminSetting[] }) {
  const form = useSettingsForm(settings, 'sms', 'sms_secret')
  const { set, pending, field, current, errors, failure, busy, save, discard } = form
  const driver = current('sms_driver')
  return (
    <form method="post" className="card grid gap-4" noValidate onSubmit={(event) => void save(event)}>
      <h3>Gateway</h3>
      <FormErrors errors={errors} message={failure} />
      <Select
        label="How SMS leave"
        name="sms_driver"
        options={DRIVERS}
        error={errors['sms_driver']}
        value={driver}
        onChange={({ currentTarget }) => set({ sms_driver: currentTarget.value })}
      />
      {driver !== 'off' && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...field('sms_url', 'Address of the gateway')}
              inputMode="url"
              autoCapitalize="none"
              className="sm:col-span-2"
            />
            <Field {...field('sms_username', 'User name')} autoCapitalize="none" />
            <SecretField {...{ settings, pending, set, field }} name="sms_secret" label="Password or key" />
            <Field {...field('sms_sender', 'Sender')} />
          </div>
          {driver === 'http' && <HttpFields {...{ field, current, set, errors }} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('sms_part_toea', 'Price of a part (toea)')} inputMode="numeric" />
            <Field {...field('sms_daily_parts', 'Parts a day')} inputMode="numeric" />
          </div>
        </>
      )}
      {Object.keys(pending).length > 0 && (
        <div className="actions">
          <Button look="quiet" onClick={discard}>
            Discard changes
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save SMS settings
          </Button>
        </div>
      )}
    </form>
  )
}

type HttpFieldsProps = Pick<ReturnType<typeof useSettingsForm>, 'field' | 'current' | 'set' | 'errors'>

function HttpFields({ field, current, set, errors }: HttpFieldsProps) {
  return (
    <>
      <p>
        Address, headers and body may contain <code>{'{to}'}</code> (+675…), <code>{'{digits}'}</code>{' '}
        (without the plus), <code>{'{text}'}</code>, <code>{'{from}'}</code>, <code>{'{username}'}</code>,{' '}
        <code>{'{secret}'}</code>, <code>{'{basic}'}</code> and <code>{'{report_url}'}</code>, to which the
        gateway sends the field <code>status</code> when it knows what became of the SMS.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Method"
          name="sms_method"
          options={METHODS}
          error={errors['sms_method']}
          value={current('sms_method')}
          onChange={({ currentTarget }) => set({ sms_method: currentTarget.value })}
        />
        <Field {...field('sms_accepted', 'Words of success')} />
      </div>
      <TextField {...field('sms_headers', 'Headers')} rows={3} />
      {current('sms_method') !== 'GET' && <TextField {...field('sms_body', 'Body')} rows={4} />}
    </>
  )
}

function TestForm() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [key, setKey] = useState(newIdempotencyKey)
  const { errors, message, busy, formProps } = useForm({
    schema: TestSms,
    fallback: 'The test SMS was not sent',
    submit: async (json) => {
      await call(
        client.api.admin['send-test-sms'].$post({ json }, { headers: { 'Idempotency-Key': key } }),
      ).catch(tellFailure('The test SMS was not sent'))
      setKey(newIdempotencyKey())
      toast({ title: 'The test SMS is on its way', description: 'The SMS outbox shows what becomes of it.' })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  return (
    <form method="post" className="card grid gap-3" {...formProps}>
      <h3>Test the saved settings</h3>
      <FormErrors errors={errors} message={message} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Phone number"
          name="to"
          type="tel"
          autoComplete="tel"
          error={errors['to']}
          className="min-w-0 flex-[1_1_16rem]"
        />
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send a test SMS
        </Button>
      </div>
    </form>
  )
}
