import type { Session } from '#domain/session/session'
import type { Region } from '#mocks/http/regions'
import type { Actor } from './Actor.ts'
import type { DeviceLocation } from './DeviceLocation.ts'
import type { HostSite } from './HostSite.ts'

/** Configure the device before its first window opens. */
export interface Device {
  clockIsIn(zone: string): void
  speaks(languageTag: string): void
  standsIn(place: DeviceLocation): void
  keepsPlaceSecret(): void
  refusesToKeep(): void
  asksForPrivacy(): void
  keeps(key: string, value: string): void
  keepsSession(session: Session): void
  startsAt(address: string): void
  /** Each page opens embedded, in a frame of that site. */
  isInside(site: HostSite): void
  isAtSiteOf(region: Region): void
  /** Only the document loads until the code is released. */
  opensSlowly(): void
  isLetIn(): Promise<void>
  hidesPage(): Promise<void>
  /** Copies session storage; the window opens with its first use. */
  duplicatesWindow(): Promise<void>
  closesSecondWindow(): Promise<void>
  /** The process ends without any event. */
  losesSecondWindow(): Promise<void>

  window(): Actor
  secondWindow(): Actor
  windows(count: number): readonly Actor[]
  disconnect(): Promise<void>
  connect(): Promise<void>
  restart(): Promise<void>

  address(): Promise<string>
  /** By key; what one window stores for itself by key and `of window 0`. */
  kept(): Promise<Readonly<Record<string, string>>>
  timesAskedForPlace(): Promise<number>
}
