import { expect, test } from 'vitest'
import { isBot } from './visits.ts'

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS]',
  'Opera/9.80 (Android; Opera Mini/36.2/191.249; U; en) Presto/2.12.423 Version/12.16',
  'Nokia201/2.0 (11.81) Profile/MIDP-2.1 Configuration/CLDC-1.1 UCBrowser/9.5',
])('a person: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})

test.each([
  '',
  'curl/8.5.0',
  'node',
  'python-requests/2.32',
  'WhatsApp/2.23.20 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/130.0 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
])('a program: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})
