import sharp from 'sharp'

import type { DemoJobSeeker } from './people/job-seeker.ts'

const skins = ['#3f261a', '#5a3725', '#6d442c', '#4b2d1f', '#7d5135', '#2f1c14'] as const
const hairs = ['#120d0b', '#1d1411', '#2a1a12', '#3b2416'] as const
const shirts = [
  '#0f5c4d',
  '#c9472b',
  '#f2b705',
  '#24508f',
  '#7a2c5b',
  '#e8e2d2',
  '#ef7d22',
  '#3d6b34',
] as const
const walls = ['#dfe8dd', '#efe4d0', '#d6e2ea', '#efdcd6', '#e6e0ee', '#f3ecc8'] as const

/** Categories of people who wear a safety vest in their portrait. */
const outdoorWork: ReadonlySet<string> = new Set(['trades', 'mining', 'engineering'])

type Drawn = Pick<DemoJobSeeker, 'index' | 'looks' | 'cvs'>

/** Draws a simple portrait, a JPEG of 480 × 480 px. The same person always gets the same portrait. */
export async function drawPortrait(person: Drawn): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(person)))
    .jpeg({ quality: 86 })
    .toBuffer()
}

function portraitSvg({ index, looks, cvs }: Drawn): string {
  const skin = choose(skins, index * 5 + Math.floor(index / 6))
  const wearsVest = outdoorWork.has(cvs[0].category)
  const hair = choose(hairs, index * 3)
  const shirt = choose(shirts, index * 7 + 2)
  const wall = choose(walls, index * 11 + 3)
  const style = Math.floor(index / 2) % 3
  const hairBack = looks === 'woman' ? womansHair(style, hair) : mansHair(style, hair)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">
    <rect width="240" height="240" fill="${wall}"/>
    ${hairBack}
    <path d="M22 240c4-46 40-62 98-62s94 16 98 62z" fill="${shirt}"/>
    ${collar(index % 3, wearsVest)}
    <path d="M98 150h44v34c0 14-44 14-44 0z" fill="${skin}"/>
    <path d="M98 168c12 12 32 12 44 0v-10H98z" fill="#000" opacity=".16"/>
    <circle cx="72" cy="122" r="10" fill="${skin}"/><circle cx="168" cy="122" r="10" fill="${skin}"/>
    <rect x="74" y="64" width="92" height="108" rx="46" fill="${skin}"/>
    ${hairline(looks, style, hair)}
    ${face(index, looks)}
  </svg>`
}

function womansHair(style: number, colour: string): string {
  if (style === 0) return `<ellipse cx="120" cy="100" rx="80" ry="74" fill="${colour}"/>`
  if (style === 1)
    return `<circle cx="120" cy="38" r="26" fill="${colour}"/><ellipse cx="120" cy="98" rx="56" ry="52" fill="${colour}"/>`
  return `<path d="M60 104c0-80 120-80 120 0v86h-24V110H84v80H60z" fill="${colour}"/>`
}

function mansHair(style: number, colour: string): string {
  if (style === 0) return `<ellipse cx="120" cy="92" rx="62" ry="56" fill="${colour}"/>`
  return `<ellipse cx="120" cy="98" rx="51" ry="48" fill="${colour}"/>`
}

function hairline(looks: 'woman' | 'man', style: number, colour: string): string {
  const beard =
    looks === 'man' && style !== 1
      ? `<path d="M76 124c2 60 86 60 88 0-4 18-16 22-26 22-8-4-28-4-36 0-10 0-22-4-26-22z" fill="${colour}" opacity=".86"/>`
      : ''
  return `<path d="M72 106c0-64 96-64 96 0-10-22-30-28-48-28s-38 6-48 28z" fill="${colour}"/>${beard}`
}

function face(index: number, looks: 'woman' | 'man'): string {
  const lips = looks === 'woman' ? '#8c3a3a' : '#71392f'
  const earrings =
    looks === 'woman'
      ? '<circle cx="71" cy="137" r="4.500" fill="#f2b705"/><circle cx="169" cy="137" r="4.500" fill="#f2b705"/>'
      : ''
  const glasses =
    index % 7 === 4
      ? '<g fill="none" stroke="#20242a" stroke-width="3"><rect x="84" y="106" width="30" height="23" rx="9"/><rect x="126" y="106" width="30" height="23" rx="9"/><path d="M114 114h12"/></g>'
      : ''
  return `<g fill="#fff"><ellipse cx="100" cy="117" rx="8" ry="6"/><ellipse cx="140" cy="117" rx="8" ry="6"/></g>
    <g fill="#1a100c"><circle cx="100" cy="117" r="4.500"/><circle cx="140" cy="117" r="4.500"/></g>
    <g fill="none" stroke="#140d0a" stroke-width="4" stroke-linecap="round"><path d="M89 104q11-6 22-1M129 103q11-5 22 1"/></g>
    <path d="M111 137q9 7 18 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"/>
    <path d="M102 150q18 15 36 0-18 5-36 0z" fill="#fff" stroke="${lips}" stroke-width="3" stroke-linejoin="round"/>
    ${earrings}${glasses}`
}

function collar(style: number, wearsVest: boolean): string {
  if (wearsVest)
    return '<path d="M30 214l180 0v12H30z" fill="#e9f28a"/><path d="M66 188l12-6v58H64zM174 188l-12-6v58h14z" fill="#e9f28a"/>'
  if (style === 1) return '<path d="M88 181l32 30 32-30-10-4-22 22-22-22z" fill="#fff" opacity=".9"/>'
  return '<path d="M84 181q36 34 72 0l8 3q-44 46-88 0z" fill="#000" opacity=".18"/>'
}

function choose<T>(from: readonly [T, ...T[]], index: number): T {
  return from[index % from.length] ?? from[0]
}
