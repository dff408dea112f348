import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpContentPages } from './HttpContentPages.ts'

test.each([
  ['about', 'ABOUT_CLUBHOUSE'],
  ['cares', 'CLUBHOUSE_CARES'],
  ['faq', 'FAQ'],
  ['agreement', 'USER_AGREEMENT'],
] as const)('[support.content-page-layout-keys] the layout of %s has the key %s', async (page, key) => {
  const { client, requests } = createTestTab(() => Response.json({ data: [{ type: 'text', title: 'Words', order: 1 }] }))
  expect(await new HttpContentPages(client).blocks(page)).toMatchObject([{ id: 'text-1', title: 'Words' }])
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([`/api/v3/layout/${key}`])
})
