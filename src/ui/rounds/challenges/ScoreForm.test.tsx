import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { SendScore } from '#app/rounds/SendScore'
import type { ChallengeType } from '#domain/rounds/challenge'
import { buildChallenge, ScoresInMemory } from '../../../../tests/builders/challenges.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { BoardList } from '../leaderboards/BoardList.tsx'
import { LeaderboardViewModel } from '../leaderboards/LeaderboardViewModel.ts'
import { ChallengeViewModel } from './ChallengeViewModel.ts'
import { ScoreEditor } from './ScoreEditor.ts'
import { ScoreForm } from './ScoreForm.tsx'

const metric: Player = { id: 'player-mateo', metricDistances: true, metricSpeeds: true }
const golfer = { value: metric, changes: new BehaviorSubject<Player | undefined>(metric) }

async function form(type: ChallengeType, typed: string) {
  const scores = new ScoresInMemory([])
  const editor = new ScoreEditor(
    new SendScore(scores, { value: true, changes: new BehaviorSubject(true) }),
    new DraftsInMemory(),
    typedNumbers,
  )
  const challenges = { all: async () => [buildChallenge({ type })], byId: async () => buildChallenge({ type }) }
  const screen = new ChallengeViewModel(challenges, scores, editor, golfer)
  await screen.open('carry-ladder')
  editor.write(typed)
  await screen.send()
  return drawn(<ScoreForm screen={screen} type={type} />).textContent
}

test('a distance from the pin is asked for in another way than the length of a shot', async () => {
  expect([await form('driver', '9'), await form('closPinC', '9')].map((text) => /score\.(?:pinMeter|meter)/.exec(text)?.[0])).toEqual([
    'score.meter',
    'score.pinMeter',
  ])
})

test('a score that is impossible is told the least and the most', async () => {
  const [, least, most] = /least=(\d+) m most=(\d+) m/.exec(await form('driver', '9999')) ?? []
  expect(Number(least)).toBeLessThan(Number(most))
})

test('each of those who share a place is told so', async () => {
  const entries = [210, 205, 205].map((value, index) => ({ name: `Player ${index}`, value, isOwn: index === 0 }))
  const screen = new LeaderboardViewModel({ of: async () => entries }, { centres: async () => [] }, golfer)
  await screen.show(screen.address)
  const rows = [...drawn(<BoardList screen={screen} />).querySelectorAll('li')]
  expect(rows.map(({ textContent }) => textContent.includes('board.tied'))).toEqual([false, true, true])
})
