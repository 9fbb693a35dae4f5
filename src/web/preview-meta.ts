import { fingerprint } from '../shared/fingerprint.ts'

/** The picture that WhatsApp and others show of a shared link. `src` names its version, because they fetch an address only once. */
export function previewMeta(src: string) {
  return [
    { property: 'og:image', content: src },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Of pages without a picture of their own. */
export function sitePreviewUrl(site: { siteName: string; description: string } | undefined): string {
  return `/api/preview.jpg?v=${fingerprint(site?.siteName, site?.description)}`
}
