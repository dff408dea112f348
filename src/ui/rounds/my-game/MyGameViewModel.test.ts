import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { Failure } from '#app/shared/failure'
import { challengeTypes } from '#domain/rounds/challenge'
import type { GameAnswers } from '#domain/rounds/gameAnswers'
import { buildScore, ScoresInMemory } from '../../../../tests/builders/challenges.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { AnswersEditor } from './AnswersEditor.ts'
import { MyGameViewModel } from './MyGameViewModel.ts'

const player: Player = { id: 'player-hana', metricDistances: false, metricSpeeds: false }
const golfer = { value: player, changes: new BehaviorSubject<Player | undefined>(player) }

async function create({ drafts = new DraftsInMemory(), fails = false } = {}) {
  const sent: GameAnswers[] = []
  const work = async (done: () => void) => (fails ? Promise.reject(new Failure('server-fault')) : done())
  const myGame = {
    configuration: async () => {
      await work(() => undefined)
      return { challengeTypes: ['irons', 'driver'] }
    },
    sendAnswers: (answers: GameAnswers) => work(() => sent.push(answers)),
  }
  const scores = new ScoresInMemory([buildScore(1), buildScore(2, { value: 180, date: Temporal.PlainDate.from('2026-05-03') })])
  const screen = new MyGameViewModel(myGame, scores, new AnswersEditor(myGame, drafts), golfer)
  screen.answers.begin()
  await Promise.all([screen.readConfiguration(), screen.read()])
  return { screen, sent, drafts }
}

describe('my game', () => {
  test('shows the best and latest score of the types that the club has configured', async () => {
    const { screen } = await create()
    expect(screen.rows.map(({ type, count, best, latest }) => [type, count, best?.value, latest?.value])).toEqual([
      ['driver', 2, 190, 180],
      ['irons', 0, undefined, undefined],
    ])
  })

  test('shows all types where the configuration can not be read', async () => {
    const { screen } = await create({ fails: true })
    expect(screen.types).toEqual(challengeTypes)
  })

  test('answers are sent once for ten presses, and leave no draft', async () => {
    const { screen, sent, drafts } = await create()
    screen.answers.write('goal', 'Break 80')
    await Promise.all(Array.from({ length: 10 }, () => screen.answers.send()))
    expect([sent, screen.answers.isSent, screen.answers.isUnsent, [...drafts.kept]]).toEqual([[{ goal: 'Break 80' }], true, false, []])
  })

  test('answers that were not saved stay, also after a reload', async () => {
    const { screen, drafts } = await create({ fails: true })
    screen.answers.write('goal', 'Break 80')
    expect([await screen.answers.send(), screen.answers.isSent]).toEqual([false, false])
    const again = await create({ drafts })
    expect(again.screen.answers.typed.goal).toBe('Break 80')
  })

  test('nothing is sent without an answer', async () => {
    const { screen, sent } = await create()
    expect([await screen.answers.send(), screen.answers.problem, sent]).toEqual([false, 'missing', []])
  })
})
