/** A setting as administrators get it. */
export const settingRow = (
  settingKey: string,
  settingValue: string,
  { category = 'general', settingType = 'string', ...rest }: Record<string, unknown> = {},
) => ({
  id: settingKey.length * 100 + settingKey.charCodeAt(0),
  settingKey,
  settingValue,
  settingType,
  category,
  description: `About ${settingKey}`,
  isEditable: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})
