import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { buildNewRound, buildRound, RoundsInMemory } from '../../../tests/builders/golfRounds.ts'
import { StartRound } from './StartRound.ts'

const online = { value: true, changes: new BehaviorSubject(true) }

describe('a new round', () => {
  test('is found among the rounds that are there', async () => {
    const rounds = new RoundsInMemory([buildRound(1)])
    expect((await new StartRound(rounds, online).execute(buildNewRound(), rounds.rounds)).id).toBe(2)
  })

  test('whose answer got lost is added once', async () => {
    const rounds = new RoundsInMemory([buildRound(1)])
    rounds.trouble = 'answer-lost'
    const started = await new StartRound(rounds, online).execute(buildNewRound(), rounds.rounds)
    expect([started.id, rounds.sent.length]).toEqual([2, 1])
  })

  test('that another device removes at once is gone', async () => {
    const rounds = new RoundsInMemory([buildRound(1)])
    rounds.add = async () => undefined
    await expect(new StartRound(rounds, online).execute(buildNewRound(), rounds.rounds)).rejects.toMatchObject({ kind: 'gone' })
  })

  test('that the club refused is not there', async () => {
    const rounds = new RoundsInMemory()
    rounds.trouble = 'refused'
    await expect(new StartRound(rounds, online).execute(buildNewRound(), [])).rejects.toMatchObject({ kind: 'server-fault' })
    expect(rounds.rounds).toEqual([])
  })
})
