import { describe, expect, test } from 'vitest'
import { createTestTab } from '../../../../tests/builders/createTestTab.ts'
import { buildHole, buildScorecard, noFlags } from '../../../../tests/builders/scorecards.ts'
import { HttpScorecards } from './HttpScorecards.ts'

const details = {
  ...{ scramblingPercentNtgUpDownQuest: true, scramblingPercentNtgChangesQuest: true, badThreePuttsQuest: false },
  ...{ nearTheGreenQuest: true, onGreenInRegulationQuest: false, terribleTeeShotsQuest: null, putts: 1 },
}
const wire = { id: 5208, hole: 8, par: 4, handicap: 3, score: 4, status: 'played', scorecardDetails: details }
const hole = buildHole(8, {
  ...{ strokes: 4, putts: 1, greenInRegulation: false, nearTheGreen: true, upAndDownChance: true, upAndDown: true },
  ...{ badThreePutt: false, isPickedUp: false },
})

function answer(data: unknown) {
  const { client, requests } = createTestTab(() => Response.json({ code: 0, data }))
  return { scorecards: new HttpScorecards(client), requests }
}

describe('scorecards on the wire', () => {
  const card = { courseName: 'Quarry Ridge', courseHandicap: 14, closed: null, settings: noFlags, scopeType: 'back' }

  test('[rounds.scorecard-query] are read by round and player, with lengths from the tees and without unpublished stroke indexes', async () => {
    const { scorecards, requests } = answer({ ...card, scorecardHoles: [{ ...wire, handicap: 0, distance: 352.1 }] })
    const holes = [{ ...hole, strokeIndex: undefined, length: 352.1 }]
    expect(await scorecards.find('52', 'player-jonah')).toEqual(
      buildScorecard({ holes, courseHandicap: 14, settings: noFlags, start: 'back' }),
    )
    expect(new URL(requests[0]?.url ?? '').search).toBe('?roundId=52&playerId=player-jonah')
  })

  test('are not shown with a part of their holes', async () => {
    const { scorecards } = answer({ ...card, scorecardHoles: [wire, { ...wire, score: 99 }] })
    await expect(scorecards.find('52', 'player-jonah')).rejects.toMatchObject({ kind: 'broken-contract' })
  })

  test('[rounds.scorecard-hole-fields][rounds.scorecard-query] save a hole with its fields, in the name of the player', async () => {
    const { scorecards, requests } = answer(undefined)
    await scorecards.saveHole(hole, 'player-jonah')
    const [request] = requests
    expect([request?.method, new URL(request?.url ?? '').search]).toEqual(['PUT', '?playerId=player-jonah'])
    expect(await request?.json()).toEqual([wire])
  })

  test('each answer of a hole is sent as its own', async () => {
    const { scorecards, requests } = answer(undefined)
    const answers = { upAndDownChance: true, upAndDown: false, badThreePutt: true, nearTheGreen: false, terribleTeeShot: true }
    await scorecards.saveHole(buildHole(8, { ...answers, greenInRegulation: true }), 'player-jonah')
    expect(await requests[0]?.json()).toMatchObject([
      {
        scorecardDetails: {
          ...{ scramblingPercentNtgChangesQuest: true, scramblingPercentNtgUpDownQuest: false, badThreePuttsQuest: true },
          ...{ nearTheGreenQuest: false, terribleTeeShotsQuest: true, onGreenInRegulationQuest: true },
        },
      },
    ])
  })

  test('an emptied hole has no score and is open', async () => {
    const { scorecards, requests } = answer(undefined)
    await scorecards.saveHole(buildHole(8), 'player-jonah')
    expect(await requests[0]?.json()).toMatchObject([{ score: null, status: 'open', scorecardDetails: { putts: null } }])
  })

  test('a hole that was picked up has no score', async () => {
    const { scorecards, requests } = answer(undefined)
    await scorecards.saveHole(buildHole(8, { isPickedUp: true }), 'player-jonah')
    expect(await requests[0]?.json()).toMatchObject([{ score: null, status: 'pickedUp' }])
  })

  test('[rounds.scorecard-setting-flags] save twelve flags', async () => {
    const { scorecards, requests } = answer(undefined)
    await scorecards.saveSettings({ ...noFlags, score: true }, 'player-jonah')
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/play-golf/scorecard/setting')
    expect(await requests[0]?.json()).toEqual({ ...noFlags, score: true })
  })
})
