import { expect, test } from 'vitest'
import { filesOf, routeKeys } from './pages-build.ts'

const manifest = {
  'src/web/dashboards/entry.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_vendor.js'],
  },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_vendor.js'] },
  'src/web/routes/employer-jobs.tsx?part=1': { file: 'assets/jobs.js', imports: ['_card.js'] },
  'src/web/routes/employer-job.$id.tsx?part=1': { file: 'assets/job.js' },
  'src/web/routes/admin.tsx?part=1': { file: 'assets/admin.js', css: ['assets/admin.css'] },
}

test.each([
  [
    '/employer-jobs',
    ['/assets/entry.js', '/assets/vendor.js', '/assets/jobs.js', '/assets/card.js'],
    ['/assets/entry.css'],
  ],
  ['/employer-job/$id', ['/assets/entry.js', '/assets/vendor.js', '/assets/job.js'], ['/assets/entry.css']],
  [
    '/admin',
    ['/assets/entry.js', '/assets/vendor.js', '/assets/admin.js'],
    ['/assets/entry.css', '/assets/admin.css'],
  ],
])('the files of %s are listed once each, the entry first', (route, scripts, styles) => {
  const keys = routeKeys(manifest, route)
  expect(filesOf(manifest, ['src/web/dashboards/entry.tsx', ...keys])).toEqual({ scripts, styles })
})
