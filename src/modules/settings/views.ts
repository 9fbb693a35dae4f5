import { FOREST, PAPER } from '../../shared/brand.ts'
import { shorten } from '../../shared/text.ts'
import { SECRET_SETTINGS } from './policy.ts'
import type { SettingRow } from './queries.ts'
import type { Settings } from './schema.ts'

/** A setting for administrators. For a secret, it shows only whether one is set. */
export function adminSetting({ isPublic: _, settingValue, ...row }: SettingRow) {
  const isSecret = SECRET_SETTINGS.includes(row.settingKey)
  return {
    ...row,
    settingValue: isSecret ? '' : settingValue,
    ...(isSecret && { isSet: settingValue !== '' }),
  }
}
export type AdminSetting = ReturnType<typeof adminSetting>

/** Characters shown below the icon of an installed application (web.dev, 'Add a web app manifest'). */
const SHORT_NAME = 12

/**
 * The manifest of the site as an installed application (W3C, 'Web Application Manifest'). Its colours are those of
 * components/tokens.css.
 */
export function manifestOf({ site_name, site_description }: Settings) {
  return {
    id: '/',
    name: site_name,
    short_name: shorten(site_name, SHORT_NAME),
    description: site_description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: FOREST,
    background_color: PAPER,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Jobs', url: '/jobs' },
      { name: 'Saved jobs', url: '/saved' },
    ],
  }
}
