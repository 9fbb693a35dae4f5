import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { NOTICE_LABELS } from '../../modules/notices/schema.ts'
import { call } from '../api-client.ts'
import { Switch } from '../components/choice.tsx'
import { Notice } from '../components/notice.tsx'
import { Loaded } from '../jobseeker/loaded.tsx'
import { noticeSettingsQuery } from './queries.ts'

/** Each kind by mail and in the dashboard; a switch is saved at once. */
export function NoticeSwitches() {
  const { client } = useRouteContext({ from: '__root__' })
  const settings = useQuery(noticeSettingsQuery(client))
  return (
    <Loaded query={settings} what="your switches" bones={5} boneClass="h-20">
      {(rows) => rows.map((row) => <KindSwitches key={row.kind} row={row} />)}
    </Loaded>
  )
}

type SettingRow = { kind: keyof typeof NOTICE_LABELS; byMail: boolean; inDashboard: boolean }

function KindSwitches({ row }: { row: SettingRow }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const { queryKey } = noticeSettingsQuery(client)
  const change = useMutation({
    mutationFn: (wanted: SettingRow) => call(client.api.user['notice-settings'].$put({ json: [wanted] })),
    onSuccess: (rows) => queryClient.setQueryData(queryKey, rows),
  })
  const shown = change.isPending ? change.variables : row
  const set = (wanted: Partial<SettingRow>) => {
    if (!change.isPending) change.mutate({ ...row, ...wanted })
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{NOTICE_LABELS[row.kind]}</legend>
      <div className="flex flex-wrap gap-x-6">
        <Switch
          label="By mail"
          checked={shown.byMail}
          onChange={({ target }) => set({ byMail: target.checked })}
        />
        <Switch
          label="In my notices"
          checked={shown.inDashboard}
          onChange={({ target }) => set({ inDashboard: target.checked })}
        />
      </div>
      {change.isError && <Notice kind="danger">The change was not saved. {change.error.message}</Notice>}
    </fieldset>
  )
}
