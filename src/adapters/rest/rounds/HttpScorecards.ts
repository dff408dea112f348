import type { Scorecards } from '#app/rounds/ports/Scorecards'
import type { Scorecard, ScorecardHole, ScorecardSettings } from '#domain/rounds/scorecard'
import type { RestClient } from '../RestClient.ts'
import {
  getScorecard,
  type SavedHoleOnWire,
  type ScorecardHoleOnWire,
  saveScorecardHoles,
  saveScorecardSettings,
} from './scorecardCalls.ts'
import { indexFrom } from './teeMapping.ts'

export class HttpScorecards implements Scorecards {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async find(roundId: string, playerId: string, signal?: AbortSignal): Promise<Scorecard> {
    const { data } = await this.client.send(getScorecard, { query: { roundId, playerId }, signal })
    const { courseName, courseHandicap, closed = false, settings, scopeType: start } = data
    const holes = data.scorecardHoles.map(holeFrom).toSorted((one, other) => one.number - other.number)
    return { roundId, courseName, courseHandicap, isClosed: closed, settings, start, holes }
  }

  async saveHole(hole: ScorecardHole, playerId: string): Promise<void> {
    await this.client.send(saveScorecardHoles, { query: { playerId }, body: [onWire(hole)] })
  }

  async saveSettings(settings: ScorecardSettings, playerId: string): Promise<void> {
    await this.client.send(saveScorecardSettings, { query: { playerId }, body: settings })
  }
}

function holeFrom({ id, hole, par, handicap, status, score, scorecardDetails, distance }: ScorecardHoleOnWire): ScorecardHole {
  return {
    ...{ id, par, isPickedUp: status === 'pickedUp', number: hole, strokeIndex: indexFrom(handicap), length: distance },
    ...{ strokes: score, putts: scorecardDetails.putts },
    greenInRegulation: scorecardDetails.onGreenInRegulationQuest,
    nearTheGreen: scorecardDetails.nearTheGreenQuest,
    upAndDownChance: scorecardDetails.scramblingPercentNtgChangesQuest,
    upAndDown: scorecardDetails.scramblingPercentNtgUpDownQuest,
    badThreePutt: scorecardDetails.badThreePuttsQuest,
    terribleTeeShot: scorecardDetails.terribleTeeShotsQuest,
  }
}

function onWire({ id, par, strokes, number, strokeIndex, ...hole }: ScorecardHole): SavedHoleOnWire {
  return {
    ...{ id, hole: number, par, handicap: strokeIndex ?? 0, score: strokes ?? null, status: statusOf(strokes, hole.isPickedUp) },
    scorecardDetails: {
      scramblingPercentNtgUpDownQuest: hole.upAndDown ?? null,
      scramblingPercentNtgChangesQuest: hole.upAndDownChance ?? null,
      badThreePuttsQuest: hole.badThreePutt ?? null,
      nearTheGreenQuest: hole.nearTheGreen ?? null,
      onGreenInRegulationQuest: hole.greenInRegulation ?? null,
      terribleTeeShotsQuest: hole.terribleTeeShot ?? null,
      putts: hole.putts ?? null,
    },
  }
}

function statusOf(strokes: number | undefined, isPickedUp = false): SavedHoleOnWire['status'] {
  if (strokes !== undefined) return 'played'
  return isPickedUp ? 'pickedUp' : 'open'
}
