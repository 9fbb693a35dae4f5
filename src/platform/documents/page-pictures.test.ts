import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { pdf } from '../../../tests/support/documents.ts'
import { drawPage } from './page-pictures.ts'

// Each test starts processes, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const words = 'Ana Kila, registered nurse in Port Moresby, eight years in theatre and on the wards'

// Rule (employers): The pages of a paid CV are shown as pictures, which the server draws in the sandbox
test('a page becomes a picture with its words in it', async () => {
  const { pages, width, height, picture } = await drawPage(await pdf(words, { pages: 3 }), 2)
  expect({ pages, width }).toEqual({ pages: 3, width: 960 })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height })
  const { channels } = await sharp(picture).stats()
  expect(channels[0]?.min).toBeLessThan(100)
  expect(channels[0]?.mean).toBeGreaterThan(200)
})

test.each([
  ['that does not exist', () => pdf(words), 2],
  ['of a file that is no PDF', async () => Buffer.from('no PDF'), 1],
  ['of half a PDF', async () => (await pdf(words)).subarray(0, 200), 1],
])('there is no page %s', async (_what, file, page) => {
  await expect(drawPage(await file(), page)).rejects.toThrow('file_unreadable')
})

test('a page that takes too long to draw is given up', async () => {
  await expect(drawPage(endlessPage(), 1, 1)).rejects.toThrow('file_unreadable')
})

test('a page of any size makes a picture of limited size', async () => {
  const { width, height } = await drawPage(page('', '0 0 1 14000'), 1)
  expect(width * height).toBeLessThanOrEqual(960 * 1600)
})

/** A page that is painted 400,000 times. */
function endlessPage(): Buffer {
  return page('0 0 m 1 1 l 600 800 l f\n'.repeat(400_000), '0 0 600 800')
}

function page(content: string, box: string): Buffer {
  return Buffer.from(
    `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R>> endobj
4 0 obj <</Length ${content.length}>> stream
${content}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`,
    'latin1',
  )
}
