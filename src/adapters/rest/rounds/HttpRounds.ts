import { golferId } from '#app/rounds/golferId'
import type { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import type { Rounds } from '#app/rounds/ports/Rounds'
import type { NewRound, PlaySettings, Round, RoundSummary } from '#domain/rounds/round'
import { LatestAnswer } from '../LatestAnswer.ts'
import type { RestClient } from '../RestClient.ts'
import {
  type AllRoundsOnWire,
  createRound,
  latestPlaySettings,
  listRounds,
  type NewRoundOnWire,
  type RoundDetailOnWire,
  type RoundSummaryOnWire,
  roundById,
} from './roundCalls.ts'
import { indexFrom, teeFrom, teeOnWire } from './teeMapping.ts'

/** Rounds are not listed by distance, so the browser need not ask where the player is. */
const paging = { lat: '0', lon: '0', size: '999', page: '0' } as const

const noAnswers = {
  ...{ scramblingPercentNtgUpDownQuest: null, scramblingPercentNtgChangesQuest: null, badThreePuttsQuest: null },
  ...{ nearTheGreenQuest: null, onGreenInRegulationQuest: null, terribleTeeShotsQuest: null, putts: null },
}

export class HttpRounds implements Rounds {
  private readonly client: Pick<RestClient, 'send'>
  private readonly golfer: CurrentGolfer
  private latest = new LatestAnswer<AllRoundsOnWire>()
  private readonly summaries = new WeakMap<readonly RoundSummaryOnWire[], readonly RoundSummary[]>()

  constructor(client: Pick<RestClient, 'send'>, golfer: CurrentGolfer) {
    this.client = client
    this.golfer = golfer
    golfer.changes.subscribe(() => {
      this.latest = new LatestAnswer()
    })
  }

  async all(signal?: AbortSignal): Promise<readonly RoundSummary[]> {
    const { data } = await this.client.send(listRounds, { query: paging, signal, latest: this.latest })
    const summaries = this.summaries.get(data) ?? data.map(summaryFrom)
    this.summaries.set(data, summaries)
    return summaries
  }

  async byId(id: number, signal?: AbortSignal): Promise<Round> {
    const { data } = await this.client.send(roundById, { params: { id: String(id) }, signal })
    return roundFrom(data)
  }

  async add(round: NewRound): Promise<void> {
    await this.client.send(createRound, { body: onWire(round, await golferId(this.golfer)) })
  }

  async latestSettings(signal?: AbortSignal): Promise<PlaySettings> {
    return (await this.client.send(latestPlaySettings, { signal })).data
  }
}

function summaryFrom({
  id,
  courseId,
  courseName,
  city,
  holesPlayed,
  holesPickedUp,
  score,
  par,
  ...wire
}: RoundSummaryOnWire): RoundSummary {
  return {
    ...{
      id,
      courseId,
      courseName,
      city,
      holesPlayed,
      holesPickedUp,
      score,
      par,
      playedAt: wire.playedAt.toZonedDateTimeISO(wire.timezone),
    },
    ...{ mode: wire.playMode, isCompliant: wire.isCompliantMode, holes: wire.scope === 'nine' ? 9 : 18, start: wire.scopeType },
    tee: teeFrom(wire.teeBoxDetail),
  }
}

function roundFrom({ coachName, scorecardHoles, ...summary }: RoundDetailOnWire): Round {
  return {
    ...{ ...summaryFrom(summary), coachName },
    scorecard: scorecardHoles
      .map(({ hole, par, handicap, score, status, scorecardDetails }) => ({
        ...{ number: hole, par, strokeIndex: indexFrom(handicap), score: score ?? undefined },
        ...{ putts: scorecardDetails.putts ?? undefined, isPickedUp: status === 'pickedUp' },
      }))
      .toSorted((one, other) => one.number - other.number),
  }
}

/** No player chooses a coach here: the club names who looks after the round. */
function onWire({ course, playedAt, mode, isCompliant, tee, settings, ...round }: NewRound, playerId: string): NewRoundOnWire {
  return {
    ...{ scope: round.holes === 9 ? 'nine' : 'eighteen', scopeType: round.start, courseId: course.id, courseName: course.name, playerId },
    ...{ playedAt: playedAt.toString({ smallestUnit: 'second' }), coachId: null, playMode: mode, isCompliantMode: isCompliant },
    ...{ teeBoxDetail: teeOnWire(tee), playSettings: { ...settings } },
    scorecardHoles: round.scorecard.map(({ number, par, strokeIndex }) => ({
      ...{ id: number, hole: number, par, handicap: strokeIndex ?? 0, score: null, status: 'open', scorecardDetails: noAnswers },
    })),
  }
}
