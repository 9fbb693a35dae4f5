import { expect, test } from 'vitest'
import { callLink, mailLink, whatsAppLink } from './contact-actions.tsx'

const ana = {
  fullName: 'Ana Kila',
  jobTitle: 'Nurse & midwife',
  email: 'ana@example.com',
  phone: '7123 4567',
}
const boroko = { contactPerson: 'Henao Daroa', companyName: 'Boroko Builders' }

test('the mail names the sender, the recipient and the job', () => {
  const link = new URL(mailLink(ana, boroko, 'Painim Wok'))
  expect(link.pathname).toBe('ana@example.com')
  expect(link.searchParams.get('subject')).toBe('Job opportunity at Boroko Builders')
  const body = link.searchParams.get('body')
  expect(body).toContain('Dear Ana Kila,\r\n\r\n')
  expect(body).toContain('(Nurse & midwife) on Painim Wok')
  expect(body).toContain('Henao Daroa\r\nBoroko Builders')
})

test('numbers are dialled in their international form', () => {
  expect(callLink(ana)).toBe('tel:+67571234567')
  expect(whatsAppLink(ana, boroko, 'Painim Wok')).toMatch(/^https:\/\/wa\.me\/67571234567\?text=Dear%20Ana/)
})

test('a text that is not a number gets no link', () => {
  expect(callLink({ ...ana, phone: '' })).toBeUndefined()
  expect(whatsAppLink({ ...ana, phone: 'ask me' }, boroko, 'Painim Wok')).toBeUndefined()
})
