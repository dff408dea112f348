import { expect, test } from 'vitest'
import { downloadInPage } from './downloadInPage.ts'

test('a download is a click on a link that is gone afterwards', async () => {
  const steps: unknown[] = []
  const link: { href?: string; download?: string; click: () => void } = { click: () => steps.push([link.href, link.download]) }
  const urls = {
    createObjectURL: (file: Blob) => `blob:${file.type}`,
    revokeObjectURL: (url: string) => steps.push(`revoked ${url}`),
  }
  const download = downloadInPage(() => link, urls, { sleep: async (milliseconds) => void steps.push(milliseconds) })
  await download({ name: 'a.ics', content: new Blob(['BEGIN'], { type: 'text/calendar' }) })
  expect(steps).toEqual([['blob:text/calendar', 'a.ics'], 60_000, 'revoked blob:text/calendar'])
})
