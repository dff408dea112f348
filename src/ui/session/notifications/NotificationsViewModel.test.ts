import { expect, test } from 'vitest'
import { Inbox } from '#app/session/Inbox'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { NotificationsViewModel } from './NotificationsViewModel.ts'

test('all that are unread are marked together, however many there are', async () => {
  const at = Temporal.Instant.from('2026-05-13T02:10:00Z')
  const all = Array.from({ length: 120 }, (_, id) => ({
    ...{ id: `${id}`, sourceId: `s-${id}`, title: 'New mats', message: '', at, isRead: id % 2 === 0 },
  }))
  const marked: (readonly string[])[] = []
  const notifications = { all: async () => all, markRead: async (ids: readonly string[]) => void marked.push(ids) }
  const model = new NotificationsViewModel(new Inbox(notifications, new SessionInMemory()), new FixedClock('2026-05-13T17:30:00Z'))
  model.start()
  await expect.poll(() => model.unread).toBe(60)
  await model.markAllRead()
  expect([marked.length, marked[0]?.length, marked[0]?.at(-1), model.unread]).toEqual([1, 60, 's-119', 0])
})
