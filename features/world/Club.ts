import { searchProductsFiltered } from '#adapters/shop/commerce/catalogueOperations'
import { guestOrder } from '#adapters/shop/commerce/orderOperations'
import { arrange } from '#mocks/contexts/arrange'
import { type Backend, createBackend } from '#mocks/createBackend'
import type { LogEntry } from '#mocks/http/LogEntry'
import { StoppedClock } from '#mocks/world/WorldClock'
import { takeSnapshot, type WorldSnapshot } from '#mocks/world/WorldSnapshot'
import { AddressBooks } from './AddressBooks.ts'
import type { CallGroup } from './callGroups.ts'
import { type Member, members, playerId } from './cast.ts'
import { FaultInjector } from './FaultInjector.ts'
import { LessonRecords } from './LessonRecords.ts'
import { Lessons } from './Lessons.ts'
import { Mail } from './Mail.ts'
import { Memberships } from './Memberships.ts'
import { PlaybackRecords } from './PlaybackRecords.ts'
import { PlayerBags } from './PlayerBags.ts'
import { PlayerChallenges } from './PlayerChallenges.ts'
import { Purchases } from './Purchases.ts'
import type { CallRun } from './Recording.ts'
import { Registrations } from './Registrations.ts'
import { Subscriptions } from './Subscriptions.ts'
import { type SentField, sentFields } from './sentFields.ts'

const startTime = '2026-05-13T17:30:00Z'

/** These calls are not in the specification. */
const unspecified: readonly string[] = ['undeclared', guestOrder.id, searchProductsFiltered.id]

/** Names the issuer of a scenario's tokens, because a page that is left may still send something in the next scenario. */
let scenarioCount = 0

/** Seeded once and restored for each scenario. */
let seededSnapshot: Promise<WorldSnapshot> | undefined

/** What each request sent: its body, or the variables of an operation. */
type Sent = WeakMap<LogEntry, unknown>

export class Club {
  readonly backend: Backend
  readonly addresses: AddressBooks
  readonly bags: PlayerBags
  private readonly sent: Sent
  readonly challenges: PlayerChallenges
  readonly lessons: Lessons
  readonly learning: LessonRecords
  readonly mail: Mail
  readonly monitors: ReturnType<typeof arrange>['devices']
  readonly memberships: Memberships
  readonly registrations: Registrations
  readonly purchases: Purchases
  readonly subscriptions: Subscriptions
  readonly faults: FaultInjector
  readonly playbackRecords: PlaybackRecords

  private constructor(backend: Backend, sent: Sent) {
    this.backend = backend
    this.sent = sent
    this.addresses = new AddressBooks(backend.world)
    this.bags = new PlayerBags(backend)
    this.challenges = new PlayerChallenges(backend.world)
    this.lessons = new Lessons(backend.world)
    this.learning = new LessonRecords(backend.world)
    this.mail = new Mail(backend.world)
    this.monitors = arrange(backend.world).devices
    this.memberships = new Memberships(backend.world)
    this.registrations = new Registrations(backend.world)
    this.purchases = new Purchases(backend.world)
    this.subscriptions = new Subscriptions(backend.world)
    this.faults = new FaultInjector(backend)
    this.playbackRecords = new PlaybackRecords(backend.world)
  }

  /** Nobody has lessons, no coach has time, and everybody has six credits. */
  static async create(): Promise<Club> {
    seededSnapshot ??= Club.seedWorld()
    const sent: Sent = new WeakMap()
    const received = (entry: LogEntry, body: unknown) => void sent.set(entry, body)
    const backend = await createBackend({ clock: new StoppedClock(startTime), snapshot: await seededSnapshot, received })
    scenarioCount += 1
    backend.world.issuer = `club-${scenarioCount}`
    return new Club(backend, sent)
  }

  private static async seedWorld(): Promise<WorldSnapshot> {
    const club = new Club(await createBackend({ clock: new StoppedClock(startTime) }), new WeakMap())
    await club.lessons.clear()
    club.learning.clear()
    await club.memberships.clearNotifications()
    for (const member of members) await club.memberships.hasCredits(member, { left: 6 })
    return takeSnapshot(club.backend.world)
  }

  setTime(instant: Temporal.Instant): void {
    this.backend.clock.travelTo(instant)
  }

  /** Negative if the devices are behind. */
  skewDeviceClocks(by: Temporal.Duration): void {
    this.backend.world.serversAhead = by.negated()
  }

  timeIn(duration: Temporal.Duration): Temporal.PlainDateTime {
    return this.backend.world.now().add(duration).toZonedDateTimeISO('America/Chicago').toPlainDateTime()
  }

  daysAgo(days: number): Temporal.Instant {
    return this.backend.clock.now().subtract({ hours: 24 * days })
  }

  advanceTime(duration: Temporal.Duration): void {
    this.backend.clock.advance(duration)
  }

  async setHomeLayout(blocks: readonly string[]): Promise<void> {
    await arrange(this.backend.world).home.isLaidOutAs(blocks)
  }

  async moveHomeBlockUp(block: string): Promise<void> {
    await arrange(this.backend.world).home.movesUp(block)
  }

  async setShopLayout(blocks: readonly string[]): Promise<void> {
    await arrange(this.backend.world).shopHome.isLaidOutAs(blocks)
  }

  async moveShopBlockUp(block: string): Promise<void> {
    await arrange(this.backend.world).shopHome.movesUp(block)
  }

  async setTip(tip: string): Promise<void> {
    await arrange(this.backend.world).home.says('tip', tip)
  }

  async hideBlock(title: string): Promise<void> {
    await arrange(this.backend.world).contentPages.isHidden(title)
  }

  requestCount(calls: CallGroup): number {
    return this.requestsOf(calls).length
  }

  timeZonesSent(calls: CallGroup): readonly (string | null)[] {
    return this.requestsOf(calls).map(({ url }) => new URL(url).searchParams.get('timeZone'))
  }

  lastQuery(calls: CallGroup): Readonly<Record<string, string>> {
    const url = this.requestsOf(calls).at(-1)?.url ?? 'about:blank'
    return Object.fromEntries(new URL(url).searchParams)
  }

  /** Of the last of these requests. */
  lastSent(calls: CallGroup): readonly SentField[] {
    const last = this.requestsOf(calls).at(-1)
    return last ? sentFields(this.sent.get(last)) : []
  }

  callsWithForeignToken(member: Member): readonly string[] {
    const strange = this.receivedRequests.filter(
      ({ bearer, playerId: id }) => bearer === 'stranger' || (id !== undefined && id !== playerId(member)),
    )
    return strange.map(({ call }) => call)
  }

  recordPlayers(): () => readonly string[] {
    const { length } = this.backend.log
    return () => [...new Set(this.backend.log.slice(length).map(({ playerId: id }) => id ?? 'nobody'))]
  }

  violations(): readonly string[] {
    return this.backend.log.flatMap(({ call, violations, mockFault }) =>
      [...violations, ...(mockFault ? [mockFault] : [])].map((words) => `${call}: ${words}`),
    )
  }

  calls(scenario: string): readonly CallRun[] {
    const specified = this.receivedRequests.filter(({ call }) => !unspecified.includes(call))
    return specified.map((entry) => {
      const { call, method, url, graphql, status } = entry
      return { call, method, url, graphql, status, fields: sentFields(this.sent.get(entry)), scenario }
    })
  }

  private requestsOf(calls: CallGroup): readonly LogEntry[] {
    return this.receivedRequests.filter(({ call }) => calls.includes(call))
  }

  private get receivedRequests(): readonly LogEntry[] {
    return this.backend.log.filter(({ fault }) => fault !== 'no-network')
  }
}
