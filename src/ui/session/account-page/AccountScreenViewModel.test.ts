import { expect, test } from 'vitest'
import { Inbox } from '#app/session/Inbox'
import type { Ending } from '#domain/session/ending'
import type { Notification } from '#domain/session/notification'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { EndingViewModel } from '../ending/EndingViewModel.ts'
import { AccountScreenViewModel } from './AccountScreenViewModel.ts'

const day = Temporal.PlainDate.from

async function open(endings: readonly Ending[], notifications: readonly Notification[] = []) {
  const session = new SessionInMemory({ player: hana })
  const asked: string[] = []
  const inbox = new Inbox({ all: async () => notifications, markRead: async () => undefined }, session)
  const source = {
    of: async () => {
      asked.push('endings')
      return { endings, isPartial: false }
    },
  }
  const ending = new EndingViewModel(source, session, new FixedClock('2026-02-10T12:00:00Z'))
  const model = new AccountScreenViewModel(ending, inbox, session)
  ending.start()
  await new Promise((resolve) => setImmediate(resolve))
  return { model, inbox, asked }
}

const plus = (on: string): Ending => ({ id: on, kind: 'plus', name: 'Clubhouse Plus', on: day(on), renews: true })

test('beside a page stands what comes next, however late, and nothing that is over', async () => {
  const { model } = await open([plus('2026-09-01'), plus('2026-05-17'), plus('2026-02-09')])
  expect(model.noteOf('plans')).toMatchObject({ kind: 'ending', ending: { id: '2026-05-17' } })
  expect(model.noteOf('rewards')).toBeUndefined()
})

test('unread notifications count once the bell has read them, and nothing is asked for', async () => {
  const news = { id: '', message: '', at: Temporal.Instant.from('2026-02-09T12:00:00Z') }
  const all = [
    { sourceId: 'a', title: 'Longer evenings', isRead: false, ...news },
    { sourceId: 'b', title: 'Your swing is ready', isRead: false, ...news },
    { sourceId: 'c', title: 'New mats', isRead: true, ...news },
  ]
  const { model, inbox, asked } = await open([], all)
  expect(model.noteOf('notifications')).toBeUndefined()
  await inbox.read()
  expect(model.noteOf('notifications')).toEqual({ kind: 'unread', count: 2 })
  expect(asked).toEqual(['endings'])
})

test('the email stands beside the contact', async () => {
  const { model } = await open([])
  expect(model.noteOf('contact')).toEqual({ kind: 'email', email: hana.email })
})

test('what ends stands beside the page on which it is', async () => {
  const ends = (kind: Ending['kind'], on: string): Ending => ({ id: kind, kind, name: kind, on: day(on), renews: false })
  const { model } = await open([
    ends('membership', '2026-03-01'),
    ends('buck', '2026-03-02'),
    ends('coupon', '2026-03-03'),
    ends('monitor', '2026-03-04'),
  ])
  const notes = (['plans', 'rewards', 'devices', 'orders'] as const).map((section) => model.noteOf(section))
  expect(notes.map((note) => (note?.kind === 'ending' ? note.ending.id : undefined))).toEqual(['membership', 'buck', 'monitor', undefined])
})
