import { plural } from '../../shared/text.ts'
import type { EmbedTheme } from './schema.ts'
import { escapeXml } from './views.ts'

type Row = { id: number; title: string; companyName: string; locationName: string; salaryRange: string }
type Embedded = {
  siteName: string
  publicUrl: string
  /** The filters, as parameters of the address of the list. */
  query: string
  jobs: readonly Row[]
  total: number
  theme: EmbedTheme
}

/** A page for a frame on another site: links that open in a tab of their own, without script, cookies and pictures. */
export function embeddedJobs({ siteName, publicUrl, query, jobs, total, theme }: Embedded): string {
  const href = (path: string) => escapeXml(publicUrl + path)
  const rows = jobs.map(({ id, title, companyName, locationName, salaryRange }) => {
    const facts = [companyName, locationName, salaryRange].filter(Boolean).join(' · ')
    return `<li><a href="${href(`/jobs/${id}`)}">${escapeXml(title)}</a><p>${escapeXml(facts)}</p></li>`
  })
  const more = total === 0 ? 'No open jobs right now' : `All ${plural(total, 'job')}`
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><base target="_blank">',
    `<title>${escapeXml(`Jobs – ${siteName}`)}</title><style>${EMBED_STYLE}</style></head>`,
    `<body class="${theme}">${list}`,
    `<p class="more"><a href="${href(`/jobs${query}`)}">${escapeXml(`${more} – ${siteName}`)}</a></p></body></html>`,
  ].join('')
}

const DARK = 'color:#e9f0ec;background:#0e1512;--line:#2b3a33;--muted:#a9bab1;--link:#7fd6a8'

export const EMBED_STYLE = `body{margin:0;font:16px/1.45 system-ui,sans-serif;color:#14211b;background:#fff;--line:#dfe5e1;--muted:#55645c;--link:#0b6b45}
ul{margin:0;padding:0;list-style:none}li{padding:10px 14px;border-bottom:1px solid var(--line)}p{margin:2px 0 0;font-size:14px;color:var(--muted)}
a{display:inline-block;color:var(--link);font-weight:600;text-decoration:none}a:hover{text-decoration:underline}.more{padding:10px 14px;margin:0}
body.dark{${DARK}}@media(prefers-color-scheme:dark){body.auto{${DARK}}}`
