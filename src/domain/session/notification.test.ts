import { expect, test } from 'vitest'
import { marked, type Notification, unreadOf } from './notification.ts'

const at = Temporal.Instant.from('2026-05-13T12:00:00Z')
const about = (sourceId: string, isRead: boolean): Notification => ({ id: sourceId, sourceId, title: '', message: '', at, isRead })

test('unread are those that were not read', () => {
  expect(unreadOf([about('a', true), about('b', false)]).map(({ sourceId }) => sourceId)).toEqual(['b'])
})

test('those of these sources are marked, and no others', () => {
  const all = [about('a', false), about('b', false), about('c', true)]
  expect(marked(all, ['b', 'c'], true).map(({ isRead }) => isRead)).toEqual([false, true, true])
  expect(marked(all, ['c'], false).map(({ isRead }) => isRead)).toEqual([false, false, false])
})
