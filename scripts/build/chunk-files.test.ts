import { expect, it } from 'vitest'
import { namedFiles } from './chunk-files.ts'

it('a file matches its path, and a folder matches all files below it', () => {
  const isNamed = namedFiles(['src/web/admin/', 'src/web/texts/text-page.tsx'])
  expect(isNamed('/home/us/src/web/admin/email/smtp-form.tsx')).toBe(true)
  expect(isNamed('/home/us/src/web/texts/text-page.tsx?tsr-split=component')).toBe(true)
  expect(isNamed('C:\\us\\src\\web\\texts\\text-page.tsx')).toBe(true)
  expect(isNamed('/home/us/src/web/texts/other-page.tsx')).toBe(false)
})

it('refuses a list that names a file which does not exist', () => {
  expect(() => namedFiles(['src/web/texts/moved-page.tsx'])).toThrow('src/web/texts/moved-page.tsx')
})
