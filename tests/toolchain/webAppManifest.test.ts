import { expect, test } from 'vitest'
import { manifestIn } from '../../scripts/vite/webAppManifest.ts'

test('an app that is served from a folder is installed with the addresses of that folder, in its language', () => {
  const manifest: unknown = JSON.parse(manifestIn('ja', '/clubhouse/'))
  expect(manifest).toMatchObject({
    ...{ id: '/clubhouse/', start_url: '/clubhouse/', scope: '/clubhouse/', lang: 'ja' },
    icons: expect.arrayContaining([expect.objectContaining({ src: '/clubhouse/icons/icon-192.png' })]),
    shortcuts: expect.arrayContaining([{ name: '予約', url: '/clubhouse/lessons/book' }]),
  })
})
