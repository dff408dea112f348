import { expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { HttpNotifications } from './HttpNotifications.ts'

const record = { id: '1', sourceId: 'swing', title: 'Swing', message: 'Look', date: '2026-05-13T12:00:00Z', read: true }

test('notifications come the latest first; a broken one is left out', async () => {
  const data = [record, { ...record, id: '2', date: '2026-05-14T12:00:00Z', read: null }, { ...record, id: '3', date: 'soon' }]
  const { client } = createTestTab(() => Response.json({ code: 0, data }))
  const all = await new HttpNotifications(client).all()
  expect(all.map(({ id, isRead }) => ({ id, isRead }))).toEqual([
    { id: '2', isRead: false },
    { id: '1', isRead: true },
  ])
})

test('a notification leads to what it is about', async () => {
  const { client } = createTestTab(() =>
    Response.json({
      code: 0,
      data: [
        { ...record, link: '/learn/swings' },
        { ...record, id: '2', link: null },
      ],
    }),
  )
  expect((await new HttpNotifications(client).all()).map(({ link }) => link)).toEqual(['/learn/swings', undefined])
})

test('[session.notification-read-payload] what was read is told by its source, an entry each', async () => {
  const { client, requests } = createTestTab(() => Response.json({ code: 0 }))
  await new HttpNotifications(client).markRead(['swing', 'mats'])
  expect(await requests[0]?.json()).toEqual([
    { action: 'read', sourceId: 'swing' },
    { action: 'read', sourceId: 'mats' },
  ])
})
