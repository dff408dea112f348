import { describe, expect, test } from 'vitest'
import { createBackend } from '../../../createBackend.ts'
import { StoppedClock } from '../../../world/WorldClock.ts'
import type { PlayedHoleRow, RoundRow } from '../roundData.ts'
import { holesOfRound } from './holesOfRound.ts'

async function roundsOf(playerId: string, seed: 'small' | 'large' = 'small') {
  const { world } = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z'), seed })
  return world.rounds.list((row) => row.playerId === playerId)
}

const played = (row: RoundRow) => holesOfRound(row).filter(({ status }) => status === 'played')
const sum = (holes: readonly PlayedHoleRow[], value: (hole: PlayedHoleRow) => number) => holes.reduce((all, hole) => all + value(hole), 0)
const strokes = (row: RoundRow) => sum(played(row), ({ score }) => score ?? 0)
const whole = (rows: readonly RoundRow[]) => rows.filter((row) => played(row).length === 18)

describe('the seeded rounds of golf', () => {
  test('are 46 of Hana over three seasons, oldest first, none in winter', async () => {
    const rounds = await roundsOf('player-hana')
    const days = rounds.map(({ playedAt }) => playedAt.slice(0, 10))
    expect([rounds.length, new Set(days.map((day) => day.slice(0, 4))).size, days]).toEqual([46, 3, days.toSorted()])
    expect(days.every((day) => day.slice(5) > '04' && day.slice(5) < '11')).toBe(true)
    expect(new Set(days).size).toBe(45)
  })

  test('contain two of nine holes, one that begins with the back nine, one that ends at hole 13 and a practice round', async () => {
    const rounds = await roundsOf('player-hana')
    expect(rounds.filter(({ scope }) => scope === 'nine').length).toBe(2)
    expect(rounds.filter(({ scope, scopeType }) => scope === 'eighteen' && scopeType === 'back').length).toBe(1)
    expect(rounds.filter((row) => played(row).length === 13).length).toBe(1)
    expect(rounds.filter(({ playMode }) => playMode === 'practice').length).toBe(1)
  })

  test('belong to a player of the nineties who becomes one of the eighties', async () => {
    const rounds = whole(await roundsOf('player-hana'))
    const average = (rows: readonly RoundRow[]) => rows.reduce((all, row) => all + strokes(row), 0) / rows.length
    const [early, late] = [average(rounds.slice(0, 12)), average(rounds.slice(-12))]
    expect([early > 91, early < 97, late > 84, late < 90.5]).toEqual([true, true, true, true])
  })

  test('answer each question as the strokes and putts say', async () => {
    const holes = (await roundsOf('player-hana')).flatMap(played)
    const wrong = holes.filter(({ par, score, scorecardDetails: { putts, ...answers } }) => {
      const isGreen = (score ?? 0) - (putts ?? 0) <= par - 2
      const isSaved = answers.scramblingPercentNtgUpDownQuest === true
      return (
        answers.onGreenInRegulationQuest !== isGreen ||
        (isGreen && answers.nearTheGreenQuest !== null) ||
        (isSaved && score !== par) ||
        (answers.badThreePuttsQuest === true && (putts ?? 0) < 3)
      )
    })
    expect(wrong).toEqual([])
  })

  test('leave Mateo without any, and Jonah on the eighth hole', async () => {
    expect(await roundsOf('player-mateo')).toEqual([])
    expect((await roundsOf('player-jonah')).map((row) => played(row).length)).toEqual([18, 18, 18, 18, 18, 7])
  })

  test('are 999 in the large world, and take little room', async () => {
    const rounds = await roundsOf('player-hana', 'large')
    expect([rounds.length, new Set(rounds.map(({ id }) => id)).size]).toEqual([999, 999])
    expect(JSON.stringify(rounds).length / 999).toBeLessThan(600)
  })
})
