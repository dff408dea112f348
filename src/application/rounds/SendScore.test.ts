import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { buildScore, ScoresInMemory } from '../../../tests/builders/challenges.ts'
import { SendScore } from './SendScore.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const entry = { typeScore: 'ladder.tee.full', value: 190 }

describe('sending a score', () => {
  test('adds it without a further question', async () => {
    const scores = new ScoresInMemory([buildScore(1)])
    scores.all = () => expect.unreachable()
    expect(await new SendScore(scores, online).execute(entry, scores.scores)).toBe(true)
    expect(scores.scores.map(({ value }) => value)).toEqual([190, 190])
  })

  test('finds it where the answer was lost, and does not send it again', async () => {
    const scores = new ScoresInMemory([buildScore(1)])
    scores.trouble = 'answer-lost'
    expect(await new SendScore(scores, online).execute(entry, scores.scores)).toBe(true)
    expect([scores.writes, scores.scores.length]).toEqual([1, 2])
  })

  test('an equal score of another day is not taken for it', async () => {
    const scores = new ScoresInMemory([buildScore(1)])
    scores.trouble = 'refused'
    await expect(new SendScore(scores, online).execute(entry, scores.scores)).rejects.toMatchObject({ outcome: 'not-done' })
  })
})
