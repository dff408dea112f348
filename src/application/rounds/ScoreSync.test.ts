import { Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { createCardDevice, ScorecardsInMemory } from '../../../tests/builders/scorecards.ts'
import { ScoreSync } from './ScoreSync.ts'
import type { SentScores } from './SendScores.ts'

function create(...outcomes: readonly SentScores[]) {
  const { golfer, network, connectivity, signIn } = createCardDevice(new ScorecardsInMemory())
  const { clock } = createDevice()
  const left = [...outcomes]
  let attempts = 0
  const sending = {
    execute: async (): Promise<SentScores> => {
      attempts += 1
      return left.shift() ?? { waits: false }
    },
  }
  const page = new Subject<boolean>()
  const sync = new ScoreSync(sending, clock, connectivity, { value: true, changes: page }, golfer)
  sync.start()
  return { sync, clock, network, page, signIn, attempts: () => attempts }
}

const waits = { waits: true } as const

test('sends at the start, and again after growing pauses until nothing waits', async () => {
  const { clock, attempts } = create(waits, waits)
  await clock.pass(4000)
  expect(attempts()).toBe(1)
  await clock.pass(1000)
  expect(attempts()).toBe(2)
  await clock.pass(15_000)
  await clock.pass(600_000)
  expect(attempts()).toBe(3)
})

test('waits as long as the club says', async () => {
  const { clock, attempts } = create({ waits: true, after: 40 })
  await clock.pass(39_000)
  expect(attempts()).toBe(1)
  await clock.pass(1000)
  expect(attempts()).toBe(2)
})

test('sends when the network is back, and not before', async () => {
  const { clock, network, attempts } = create()
  await untilIdle()
  network.next(false)
  await clock.pass(600_000)
  expect(attempts()).toBe(1)
  network.next(true)
  await untilIdle()
  expect(attempts()).toBe(2)
})

test('does not try again without a network', async () => {
  const { clock, network, attempts } = create(waits, waits)
  network.next(false)
  await clock.pass(600_000)
  expect(attempts()).toBe(1)
})

test('sends when the page is visible again', async () => {
  const { page, attempts } = create()
  await untilIdle()
  page.next(true)
  await untilIdle()
  expect(attempts()).toBe(2)
})

test('starts once', async () => {
  const { sync, attempts } = create()
  await untilIdle()
  sync.start()
  await untilIdle()
  expect(attempts()).toBe(1)
})

test('sends when the player is back', async () => {
  const { signIn, attempts } = create()
  await untilIdle()
  const before = attempts()
  signIn('player-hana')
  await untilIdle()
  expect(attempts()).toBe(before + 1)
})

test('an entry during an attempt is sent by another one', async () => {
  const { sync, attempts } = create()
  await Promise.all([sync.send(), sync.send()])
  expect(attempts()).toBe(2)
})
