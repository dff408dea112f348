import { searchProductsFiltered } from '#adapters/shop/commerce/catalogueOperations'
import { guestOrder } from '#adapters/shop/commerce/orderOperations'
import { arrange } from '#mocks/contexts/arrange'
import { type Backend, createBackend } from '#mocks/createBackend'
import type { LogEntry } from '#mocks/http/LogEntry'
import { StandingClock } from '#mocks/world/WorldClock'
import { takeSnapshot, type WorldSnapshot } from '#mocks/world/WorldSnapshot'
import { AddressBooks } from './AddressBooks.ts'
import type { CallGroup } from './callGroups.ts'
import { type Member, members, playerId } from './cast.ts'
import { InjectedTrouble } from './InjectedTrouble.ts'
import { LessonRecords } from './LessonRecords.ts'
import { Lessons } from './Lessons.ts'
import { Mail } from './Mail.ts'
import { Membership } from './Membership.ts'
import { PlayerBags } from './PlayerBags.ts'
import { PlayerChallenges } from './PlayerChallenges.ts'
import { Purchases } from './Purchases.ts'
import type { CallRun } from './Recording.ts'
import { Registrations } from './Registrations.ts'
import { Subscriptions } from './Subscriptions.ts'
import { Viewings } from './Viewings.ts'

const beginning = '2026-05-13T17:30:00Z'

/** These calls are not in the specification. */
const unspecified: readonly string[] = ['undeclared', guestOrder.id, searchProductsFiltered.id]

/** Seeded once and restored for each scenario. */
let quiet: Promise<WorldSnapshot> | undefined

export class Club {
  readonly backend: Backend
  readonly addresses: AddressBooks
  readonly bags: PlayerBags
  readonly challenges: PlayerChallenges
  readonly lessons: Lessons
  readonly learning: LessonRecords
  readonly mail: Mail
  readonly monitors: ReturnType<typeof arrange>['devices']
  readonly members: Membership
  readonly newcomers: Registrations
  readonly purchases: Purchases
  readonly subscriptions: Subscriptions
  readonly trouble: InjectedTrouble
  readonly viewings: Viewings

  private constructor(backend: Backend) {
    this.backend = backend
    this.addresses = new AddressBooks(backend.world)
    this.bags = new PlayerBags(backend)
    this.challenges = new PlayerChallenges(backend.world)
    this.lessons = new Lessons(backend.world)
    this.learning = new LessonRecords(backend.world)
    this.mail = new Mail(backend.world)
    this.monitors = arrange(backend.world).devices
    this.members = new Membership(backend.world)
    this.newcomers = new Registrations(backend.world)
    this.purchases = new Purchases(backend.world)
    this.subscriptions = new Subscriptions(backend.world)
    this.trouble = new InjectedTrouble(backend)
    this.viewings = new Viewings(backend.world)
  }

  /** Nobody has lessons, no coach has time, and everybody has six credits. */
  static async found(): Promise<Club> {
    quiet ??= Club.quietWorld()
    return new Club(await createBackend({ clock: new StandingClock(beginning), snapshot: await quiet }))
  }

  private static async quietWorld(): Promise<WorldSnapshot> {
    const club = new Club(await createBackend({ clock: new StandingClock(beginning) }))
    await club.lessons.clear()
    club.learning.clear()
    await club.members.forgetsNotifications()
    for (const member of members) await club.members.hasCredits(member, { left: 6 })
    return takeSnapshot(club.backend.world)
  }

  travelTo(instant: Temporal.Instant): void {
    this.backend.clock.travelTo(instant)
  }

  /** Negative if the devices are behind. */
  devicesAreAhead(by: Temporal.Duration): void {
    this.backend.world.serversAhead = by.negated()
  }

  timeIn(duration: Temporal.Duration): Temporal.PlainDateTime {
    return this.backend.world.now().add(duration).toZonedDateTimeISO('America/Chicago').toPlainDateTime()
  }

  daysAgo(days: number): Temporal.Instant {
    return this.backend.clock.now().subtract({ hours: 24 * days })
  }

  pass(duration: Temporal.Duration): void {
    this.backend.clock.advance(duration)
  }

  async laysOutHome(blocks: readonly string[]): Promise<void> {
    await arrange(this.backend.world).home.isLaidOutAs(blocks)
  }

  async movesUpAtHome(block: string): Promise<void> {
    await arrange(this.backend.world).home.movesUp(block)
  }

  async laysOutShop(blocks: readonly string[]): Promise<void> {
    await arrange(this.backend.world).shopHome.isLaidOutAs(blocks)
  }

  async movesUpInShop(block: string): Promise<void> {
    await arrange(this.backend.world).shopHome.movesUp(block)
  }

  async givesTip(tip: string): Promise<void> {
    await arrange(this.backend.world).home.says('tip', tip)
  }

  async hidesBlock(title: string): Promise<void> {
    await arrange(this.backend.world).contentPages.isHidden(title)
  }

  timesAsked(calls: CallGroup): number {
    return this.askedFor(calls).length
  }

  timeZonesTold(calls: CallGroup): readonly (string | null)[] {
    return this.askedFor(calls).map(({ url }) => new URL(url).searchParams.get('timeZone'))
  }

  lastQuery(calls: CallGroup): Readonly<Record<string, string>> {
    const url = this.askedFor(calls).at(-1)?.url ?? 'about:blank'
    return Object.fromEntries(new URL(url).searchParams)
  }

  strangePassesSeen(member: Member): readonly string[] {
    const strange = this.arrived.filter(
      ({ bearer, playerId: id }) => bearer === 'stranger' || (id !== undefined && id !== playerId(member)),
    )
    return strange.map(({ call }) => call)
  }

  notesPasses(): () => readonly string[] {
    const { length } = this.backend.log
    return () => [...new Set(this.backend.log.slice(length).map(({ playerId: id }) => id ?? 'nobody'))]
  }

  violations(): readonly string[] {
    return this.backend.log.flatMap(({ call, violations, mockFault }) =>
      [...violations, ...(mockFault ? [mockFault] : [])].map((words) => `${call}: ${words}`),
    )
  }

  calls(scenario: string): readonly CallRun[] {
    const specified = this.arrived.filter(({ call }) => !unspecified.includes(call))
    return specified.map(({ call, method, url, graphql, status }) => ({ call, method, url, graphql, status, scenario }))
  }

  private askedFor(calls: CallGroup): readonly LogEntry[] {
    return this.arrived.filter(({ call }) => calls.includes(call))
  }

  private get arrived(): readonly LogEntry[] {
    return this.backend.log.filter(({ fault }) => fault !== 'no-network')
  }
}
