import { expect, test } from 'vitest'
import { buildRound, golfer, RoundsInMemory } from '../../../tests/builders/golfRounds.ts'
import { buildHole, buildScorecard, ScorecardsInMemory } from '../../../tests/builders/scorecards.ts'
import { ReadRoundToTrack } from './ReadRoundToTrack.ts'

test('a round is tracked as its course and its card say', async () => {
  const round = buildRound(7)
  const card = buildScorecard({ holes: [buildHole(1, { strokes: 4 }), buildHole(2, { strokes: 5 }), buildHole(3)] })
  const draft = await new ReadRoundToTrack(new RoundsInMemory([round]), new ScorecardsInMemory(card), golfer).execute(7)
  expect(draft).toMatchObject({ courseId: round.courseId, courseName: round.courseName, holes: '2', score: '9' })
})
