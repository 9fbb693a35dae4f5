/**
 * The bird of paradise in display, for the home page and the pages to log in or register. Its background is the colour
 * forest. The caller sets its position and width.
 */
export function Kumul({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 440 420" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="#0c4a3b"
        strokeWidth="13"
        strokeLinecap="round"
        d="M-20 372c90-22 190-40 330-34"
      />
      <path
        fill="#0f5a47"
        d="M20 362c-18-26-10-46 2-58 12 20 12 40-2 58zM262 340c16-24 34-30 52-28-8 20-26 32-52 28zM92 350c4 24 18 36 34 42 0-20-12-36-34-42z"
      />
      {FEATHERS.map(([colour, shape]) => (
        <path key={shape} fill={colour} d={`M196 238Q${shape} 196 238`} />
      ))}
      <path
        fill="none"
        stroke="#131a17"
        strokeWidth="2.5"
        d="M206 262c60 8 120 50 150 116M204 266c44 14 88 60 104 126"
      />
      <path
        fill="#4a1714"
        d="M120 190c22-14 60-10 82 20 14 20 18 46 8 72-8 16-30 18-46 8-26-16-38-46-46-66-4-12-6-26 2-34z"
      />
      <path fill="#6b231b" d="M150 200c30 4 54 30 60 82-26 4-52-22-60-82z" />
      <path fill="#e9b13a" d="M128 178c-14 6-8 30 8 44 10-6 24-22 22-38-2-14-18-14-30-6z" />
      <path fill="#0e6b46" d="M96 176c-2 18 8 30 26 34 14-2 20-14 18-26-10-14-30-20-44-8z" />
      <path fill="#f7bd1b" d="M92 172c-2-22 16-36 36-32 20 4 28 22 22 38-6 12-22 12-32 6-10-4-18-6-26-12z" />
      <path fill="#b9d3dc" d="M94 164l-34 8 34 8c6-4 6-12 0-16z" />
      <circle cx="110" cy="161" r="5.5" fill="#fff3bf" />
      <circle cx="109" cy="161" r="3" fill="#131a17" />
      <path
        fill="none"
        stroke="#131a17"
        strokeWidth="5"
        strokeLinecap="round"
        d="M176 292l-8 58M196 290l2 54"
      />
    </svg>
  )
}

/** Each feather begins and ends at the bird's back. The order mixes the colours. */
const FEATHERS: readonly (readonly [colour: string, shape: string])[] = [
  ['#8e1424', '147 105 117 93Q135 112'],
  ['#e4572e', '289 172 361 225Q282 157'],
  ['#e4572e', '196 94 196 58Q179 95'],
  ['#d23a2e', '336 212 444 297Q334 193'],
  ['#f59a22', '250 91 285 65Q232 84'],
  ['#d23a2e', '281 253 364 368Q287 235'],
  ['#ef7a2a', '283 137 343 155Q268 123'],
  ['#d23a2e', '156 85 127 59Q137 93'],
  ['#e4572e', '325 170 419 224Q317 153'],
  ['#ef7a2a', '209 102 216 69Q190 101'],
  ['#e4572e', '297 224 383 320Q297 207'],
  ['#e4572e', '262 95 307 77Q247 88'],
  ['#8e1424', '311 276 414 409Q317 263'],
  ['#ef7a2a', '292 140 363 169Q283 130'],
  ['#e4572e', '175 116 164 102Q163 119'],
  ['#ef7a2a', '314 184 406 254Q311 174'],
  ['#d23a2e', '221 71 243 24Q211 69'],
  ['#b81e2d', '313 233 411 342Q314 224'],
  ['#f59a22', '257 123 306 130Q250 118'],
  ['#8e1424', '284 271 369 405Q288 265'],
  ['#f59a22', '315 137 404 171Q310 130'],
  ['#b81e2d', '176 76 170 33Q168 78'],
  ['#d23a2e', '300 199 385 281Q298 189'],
  ['#ef7a2a', '226 111 252 95Q217 108'],
  ['#b81e2d', '318 249 421 366Q321 237'],
  ['#f7bd1b', '291 101 359 97Q281 93'],
]
