import { BehaviorSubject, skip } from 'rxjs'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { StoredScorecards } from '#adapters/browser/storage/StoredScorecards'
import { exclusively } from '#adapters/browser/tabs/locks'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import type { Scorecards } from '#app/rounds/ports/Scorecards'
import { SendScores } from '#app/rounds/SendScores'
import { Failure, type FailureKind } from '#app/shared/failure'
import type { Source } from '#app/shared/Source'
import type { Scorecard, ScorecardHole, ScorecardSettings } from '#domain/rounds/scorecard'

export const noFlags: ScorecardSettings = {
  ...{ score: false, fourStats: false, putts: false, fairwayHit: false, fairwayBunkers: false, greensideBunkers: false },
  ...{ drivingDistance: false, pitches: false, chips: false, penalties: false, missedPutts: false, greenInReg: false },
}
export const usualFlags: ScorecardSettings = { ...noFlags, score: true, fourStats: true, putts: true, greenInReg: true }

/** A par 4 of round 52 that has not been played. */
export function buildHole(number: number, given: Partial<ScorecardHole> = {}): ScorecardHole {
  return { id: 5200 + number, number, par: 4, strokeIndex: 3, strokes: undefined, isPickedUp: false, ...noAnswers, ...given }
}

const noAnswers = {
  ...{ putts: undefined, greenInRegulation: undefined, nearTheGreen: undefined, upAndDownChance: undefined },
  ...{ upAndDown: undefined, badThreePutt: undefined, terribleTeeShot: undefined },
}

export function buildScorecard(given: Partial<Scorecard> = {}): Scorecard {
  return {
    ...{ roundId: '52', courseName: 'Quarry Ridge', courseHandicap: undefined, isClosed: false, settings: usualFlags },
    holes: Array.from({ length: 18 }, (_, index) => buildHole(index + 1, { strokeIndex: index + 1 })),
    ...given,
  }
}

export type ScorecardTrouble =
  | 'refused'
  | 'answer-lost'
  | 'request-lost'
  | 'server-fault'
  | 'throttled'
  | 'unauthorised'
  | 'broken-contract'

const failures: Readonly<Record<ScorecardTrouble, FailureKind>> = {
  ...({ refused: 'rejected', 'answer-lost': 'timed-out', 'request-lost': 'offline', 'server-fault': 'server-fault' } as const),
  ...({ throttled: 'throttled', unauthorised: 'unauthorised', 'broken-contract': 'broken-contract' } as const),
}

/** A card at the club. `troubles` fail the next saves, one each; a lost or broken answer belongs to a save that was done. */
export class ScorecardsInMemory implements Scorecards {
  card: Scorecard
  troubles: (ScorecardTrouble | undefined)[] = []
  /** Saved holes, in order. */
  readonly saved: string[] = []
  unreadable: FailureKind | undefined = undefined
  beforeFind: (() => void) | undefined = undefined
  beforeSave: (() => void) | undefined = undefined

  constructor(card = buildScorecard()) {
    this.card = card
  }

  async find(): Promise<Scorecard> {
    this.beforeFind?.()
    if (this.unreadable) throw new Failure(this.unreadable)
    return this.card
  }

  async saveHole(hole: ScorecardHole, playerId: string): Promise<void> {
    const before = this.beforeSave
    this.beforeSave = undefined
    before?.()
    const trouble = this.troubles.shift()
    if (trouble === undefined || trouble === 'answer-lost' || trouble === 'broken-contract') {
      this.saved.push(`${playerId} ${hole.number}: ${hole.strokes}`)
      this.enterElsewhere(hole.number, hole)
    }
    if (trouble) throw new Failure(failures[trouble])
  }

  async saveSettings(settings: ScorecardSettings): Promise<void> {
    if (this.unreadable) throw new Failure(this.unreadable)
    this.card = { ...this.card, settings }
  }

  /** By another device. */
  enterElsewhere(number: number, change: Partial<ScorecardHole>): void {
    this.card = {
      ...this.card,
      holes: this.card.holes.map((hole) => (hole.number === number ? { ...hole, ...change } : hole)),
    }
  }
}

/** A device of a player; each store is one of its tabs, as after a reload. `golfer` without a value: nobody is signed in. */
export function createCardDevice(scorecards: ScorecardsInMemory, id: string | undefined = 'player-jonah') {
  const device = createDevice()
  const golfer = new BehaviorSubject<Player | undefined>(undefined)
  const network = new BehaviorSubject(true)
  const [current, connectivity] = [sourceOf(golfer), sourceOf(network)]
  const signIn = (playerId: string | undefined) =>
    golfer.next(playerId === undefined ? undefined : { id: playerId, metricDistances: false, metricSpeeds: false })
  signIn(id)
  const createStore = () => {
    const tab = device.tab()
    return new StoredScorecards(new DeviceStorage(tab), current, exclusively(tab), new Tabs(tab))
  }
  const createSending = (store = createStore()) => new SendScores(store, scorecards, current, connectivity)
  return { device, golfer: current, network, connectivity, signIn, createStore, createSending }
}

function sourceOf<T>(subject: BehaviorSubject<T>): Source<T> {
  return {
    changes: subject.pipe(skip(1)),
    get value() {
      return subject.value
    },
  }
}
