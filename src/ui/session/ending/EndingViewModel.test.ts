import { expect, test } from 'vitest'
import type { EndingList } from '#app/session/ports/Endings'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { EndingViewModel } from './EndingViewModel.ts'

const day = Temporal.PlainDate.from

async function open(session: Partial<Session> = {}, list: Partial<EndingList> = {}) {
  const asked: (Player | undefined)[] = []
  const current = new SessionInMemory(session)
  const endings = {
    of: async (player: Player | undefined) => {
      asked.push(player)
      return { endings: [], isPartial: false, ...list }
    },
  }
  const model = new EndingViewModel(endings, current, new FixedClock('2026-02-10T12:00:00Z'))
  model.start()
  await settled()
  return { model, asked, current }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

test('lessons of the account stand between what other contexts know', async () => {
  const credit = { left: 3, total: 9, expiring: [{ amount: 2, date: day('2026-02-20') }] }
  const buck = { id: 'buck-1', kind: 'buck', name: 'Birthday present', on: day('2026-02-22'), renews: false } as const
  const membership = { id: 'membership', kind: 'membership', name: 'Gold', on: day('2026-02-15'), renews: false } as const
  const { model } = await open({ creditV3: credit }, { endings: [buck, membership], isPartial: true })
  expect(model.soon.map(({ id }) => id)).toEqual(['membership', 'lessons-2026-02-20', 'buck-1'])
  expect(model.isPartial).toBe(true)
})

test('what ends is read without a profile, too', async () => {
  const { asked } = await open({ player: undefined })
  expect(asked).toEqual([undefined])
})

test('what ends is read for the player', async () => {
  const { asked } = await open({ player: hana })
  expect(asked).toEqual([hana])
})
