import type { ClubDirectory, ListedCentre, ListedCoach } from '#app/rounds/ports/ClubDirectory'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { Leaderboards } from '#app/rounds/ports/Leaderboards'
import { type ChallengeType, usualChallengeType } from '#domain/rounds/challenge'
import {
  type LeaderboardEntry,
  type LeaderboardFilter,
  type LeaderboardScope,
  type PlaceFigures,
  placeFigures,
  type RankedEntry,
  rankedEntries,
} from '#domain/rounds/leaderboard'
import { type Explanation, explain } from '#ui/shell/explanation.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

/** What the address says. Without a centre or coach, the player's own home decides. */
export interface LeaderboardAddress {
  readonly type: ChallengeType
  readonly scope: LeaderboardScope
  readonly centreId?: string | undefined
  readonly coachId?: string | undefined
}

export interface CoachChoice extends ListedCoach {
  readonly centreName: string
}

export class LeaderboardViewModel {
  readonly reading = new Loaded<readonly LeaderboardEntry[]>()
  readonly directory = new Loaded<readonly ListedCentre[]>()
  address: LeaderboardAddress = { type: usualChallengeType, scope: 'global' }
  readonly #leaderboards: Leaderboards
  readonly #directory: ClubDirectory
  readonly #player: Observed<Player | undefined>

  constructor(leaderboards: Leaderboards, directory: ClubDirectory, player: CurrentGolfer) {
    this.#leaderboards = leaderboards
    this.#directory = directory
    this.#player = observe(player)
    makeReactive(this)
  }

  get metric(): boolean {
    return this.#player.value?.metricDistances ?? false
  }

  get entries(): readonly RankedEntry[] {
    return rankedEntries(this.reading.value ?? [], this.address.type)
  }

  get own(): RankedEntry | undefined {
    return this.entries.find(({ isOwn }) => isOwn)
  }

  get whyPlace(): Explanation<PlaceFigures> | undefined {
    return explain('rounds.equal-scores-share-a-place', this.own && placeFigures(this.own, this.entries))
  }

  get centres(): readonly ListedCentre[] {
    return this.directory.value ?? []
  }

  get coaches(): readonly CoachChoice[] {
    return this.centres.flatMap(({ name, coaches }) => coaches.map((coach) => ({ ...coach, centreName: name })))
  }

  get centreId(): string | undefined {
    return this.address.centreId ?? this.home?.id
  }

  get coachId(): string | undefined {
    return this.address.coachId ?? this.home?.coaches[0]?.id ?? this.coaches[0]?.id
  }

  get filter(): LeaderboardFilter | undefined {
    const { centreId, coachId } = this
    if (this.address.scope === 'global') return { scope: 'global' }
    if (this.address.scope === 'centre') return centreId === undefined ? undefined : { scope: 'centre', centreId }
    return coachId === undefined ? undefined : { scope: 'coach', coachId }
  }

  async show(address: LeaderboardAddress): Promise<void> {
    if (!isSame(this.address, address)) this.reading.clear()
    this.address = address
    const listing = address.scope !== 'global' && !this.directory.value ? this.readDirectory() : undefined
    if (!this.filter) await listing
    if (this.address === address) await this.read()
  }

  async readAgain(): Promise<void> {
    await this.readDirectory()
    await this.read()
  }

  dispose(): void {
    this.reading.cancel()
    this.directory.cancel()
  }

  private get home(): ListedCentre | undefined {
    const homeId = this.#player.value?.homeCentreId
    return this.centres.find(({ id }) => id === homeId) ?? this.centres[0]
  }

  private readDirectory(): Promise<void> {
    return this.directory.load(() => this.#directory.centres())
  }

  private async read(): Promise<void> {
    const { filter } = this
    const { type } = this.address
    if (filter) await this.reading.load((signal) => this.#leaderboards.of(type, filter, signal))
  }
}

function isSame(one: LeaderboardAddress, other: LeaderboardAddress): boolean {
  const fields = ['type', 'scope', 'centreId', 'coachId'] as const
  return fields.every((field) => one[field] === other[field])
}
