import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { SendScore } from '#app/rounds/SendScore'
import { Failure } from '#app/shared/failure'
import { buildChallenge, buildScore, ScoresInMemory } from '../../../../tests/builders/challenges.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { ChallengesViewModel } from './ChallengesViewModel.ts'
import { ChallengeViewModel } from './ChallengeViewModel.ts'
import { ScoreEditor } from './ScoreEditor.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const metric: Player = { id: 'player-mateo', metricDistances: true, metricSpeeds: true }
const golfer = { value: metric, changes: new BehaviorSubject<Player | undefined>(metric) }

async function create({ drafts = new DraftsInMemory(), fails = false } = {}) {
  const read = async <T>(value: T): Promise<T> => (fails ? Promise.reject(new Failure('gone', { code: 77 })) : value)
  const challenges = { all: () => read([buildChallenge()]), byId: () => read(buildChallenge()) }
  const scores = new ScoresInMemory([buildScore(1), buildScore(2, { typeScore: 'ladder.mat.full', value: 150 })])
  const screen = new ChallengeViewModel(challenges, scores, new ScoreEditor(new SendScore(scores, online), drafts, typedNumbers), golfer)
  await screen.open('carry-ladder')
  return { screen, scores, challenges, drafts }
}

describe('a challenge', () => {
  test('[rounds.challenge-selection] each station and swing has its own scores', async () => {
    const { screen } = await create()
    expect([screen.station?.id, screen.swing?.id, screen.best?.value]).toEqual(['tee', 'full', 190])
    screen.chooseSwing('smooth')
    expect([screen.swing?.typeScore, screen.best]).toEqual(['ladder.tee.smooth', undefined])
    screen.chooseStation('mat')
    expect([screen.swing?.typeScore, screen.best?.value]).toEqual(['ladder.mat.full', 150])
  })

  test('[rounds.challenge-selection] an address names station and swing, and the first stands for a name that is not known', async () => {
    const { screen } = await create()
    screen.choose('mat', 'full')
    expect([screen.swing?.typeScore, screen.best?.value]).toEqual(['ladder.mat.full', 150])
    screen.choose('roof', undefined)
    expect([screen.station?.id, screen.swing?.id]).toEqual(['tee', 'full'])
  })

  test('another challenge forgets the station', async () => {
    const { screen } = await create()
    screen.choose('mat', 'full')
    await screen.open('another')
    expect(screen.stationId).toBe(undefined)
  })

  test('ten presses send a score once', async () => {
    const { screen, scores } = await create()
    screen.editor.write('195')
    await Promise.all(Array.from({ length: 10 }, () => screen.send()))
    expect([scores.writes, screen.best?.value, screen.sent, screen.editor.typed]).toEqual([1, 195, 'best', ''])
  })

  test('a score that is not better is no personal best', async () => {
    const { screen } = await create()
    screen.editor.write('190')
    await screen.send()
    expect([screen.sent, screen.scores.length]).toEqual(['sent', 2])
  })

  test('a score that failed stays in the form', async () => {
    const { screen, scores } = await create()
    scores.trouble = 'refused'
    screen.editor.write('195')
    expect([await screen.send(), screen.editor.typed, screen.sent]).toEqual([false, '195', 'none'])
  })

  test('what was typed is there again after a reload, until it is sent', async () => {
    const { screen, drafts } = await create()
    screen.editor.write('195')
    const again = await create({ drafts })
    expect(again.screen.editor.typed).toBe('195')
    await again.screen.send()
    expect([...drafts.kept]).toEqual([])
  })

  test('[rounds.challenge-fetch-error-flag] says that it, or the list, could not be fetched', async () => {
    const { screen, challenges } = await create({ fails: true })
    const list = new ChallengesViewModel(challenges)
    expect([screen.fetchError, list.fetchError]).toEqual([true, false])
    await list.read()
    expect([list.fetchError, list.reading.failure?.code]).toEqual([true, 77])
  })
})
