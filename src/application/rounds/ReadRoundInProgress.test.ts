import { expect, test } from 'vitest'
import { newCard } from '#domain/rounds/keptCard'
import { buildRound, RoundsInMemory } from '../../../tests/builders/golfRounds.ts'
import { FixedClock } from '../../../tests/builders/schedulingPorts.ts'
import { buildScorecard, createCardDevice, ScorecardsInMemory } from '../../../tests/builders/scorecards.ts'
import { Failure } from '../shared/failure.ts'
import { ReadRoundInProgress } from './ReadRoundInProgress.ts'

const begun = buildRound(52, { playedAt: '2026-05-13T08:30:00-05:00[America/Chicago]', holesPlayed: 7 })

function create({ hasCard = true } = {}) {
  const device = createCardDevice(new ScorecardsInMemory())
  const store = device.createStore()
  if (hasCard) store.change('player-jonah', '52', () => newCard(buildScorecard()))
  const rounds = new RoundsInMemory([begun])
  const read = new ReadRoundInProgress(rounds, store, device.golfer, new FixedClock('2026-05-13T17:30:00Z'))
  return { read, rounds }
}

test('the round of today is found by its card on the device', async () => {
  expect(await create().read.execute()).toMatchObject({ roundId: '52', played: 7, holes: 18 })
})

test('a card of an earlier day is no round in progress', async () => {
  const { read, rounds } = create()
  rounds.rounds = [buildRound(52, { holesPlayed: 7 })]
  expect(await read.execute()).toBeUndefined()
})

test('without a network the card on the device decides', async () => {
  const { read, rounds } = create()
  rounds.all = async () => {
    throw new Failure('offline')
  }
  expect(await read.execute()).toMatchObject({ roundId: '52', played: 0 })
})

test('without a card the rounds are not read', async () => {
  const { read, rounds } = create({ hasCard: false })
  rounds.all = () => expect.unreachable()
  expect(await read.execute()).toBeUndefined()
})

test('an unexpected error is not hidden', async () => {
  const { read, rounds } = create()
  rounds.all = async () => {
    throw new TypeError('a bug')
  }
  await expect(read.execute()).rejects.toThrow('a bug')
})
