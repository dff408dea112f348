import type { Session } from '#domain/session/session'
import type { Region } from '#mocks/http/regions'
import type { Actor } from './Actor.ts'

export interface DeviceLocation {
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}

/** What a player holds in the hand. What it is must be said before its first window opens. */
export interface Device {
  clockIsIn(zone: string): void
  speaks(languageTag: string): void
  standsIn(place: DeviceLocation): void
  keepsPlaceSecret(): void
  refusesToKeep(): void
  /** As Global Privacy Control has it. */
  asksForPrivacy(): void
  /** A value from earlier days. */
  keeps(key: string, value: string): void
  /** As a sign-in left it. */
  keepsSession(session: Session): void
  startsAt(address: string): void
  /** On the site of another region than the global one. */
  isAtSiteOf(region: Region): void
  /** Nothing of the product comes but its document, until it is let in. */
  opensSlowly(): void
  isLetIn(): Promise<void>
  /** It is there still, and nobody sees it. */
  hidesPage(): Promise<void>
  /** The second window has what the first one has kept for itself; it loads with its first use. */
  duplicatesWindow(): Promise<void>
  closesSecondWindow(): Promise<void>
  /** Gone from one moment to the next, without a word. */
  losesSecondWindow(): Promise<void>

  /** The first window; it opens with its first use. */
  window(): Actor
  /** One more on the same storage. */
  secondWindow(): Actor
  /** So many on the same storage, the first and the second among them. */
  windows(count: number): readonly Actor[]
  disconnect(): Promise<void>
  connect(): Promise<void>
  /** Closes every window: what was kept until then is gone. */
  restart(): Promise<void>

  /** Of the first window, with its query. */
  address(): Promise<string>
  /** Everything kept, by its key; what is one window's own, by its key and `of window 0`. */
  kept(): Promise<Readonly<Record<string, string>>>
  timesAskedForPlace(): Promise<number>
}
