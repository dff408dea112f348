import type { Session } from '#domain/session/session'
import type { Region } from '#mocks/http/regions'
import type { Actor } from './Actor.ts'
import type { DeviceLocation } from './DeviceLocation.ts'
import type { HostSite } from './HostSite.ts'

/** Configure the device before its first window opens. */
export interface Device {
  setTimeZone(zone: string): void
  setLocale(languageTag: string): void
  setLocation(place: DeviceLocation): void
  denyLocation(): void
  blockStorage(): void
  enablePrivacyControl(): void
  storeItem(key: string, value: string): void
  storeSession(session: Session): void
  setStartAddress(address: string): void
  /** Each page opens embedded, in a frame of that site. */
  embedIn(site: HostSite): void
  setRegion(region: Region): void
  /** Only the document loads until the code is released. */
  holdScripts(): void
  releaseScripts(): Promise<void>
  hidePage(): Promise<void>
  /** Copies session storage; the window opens with its first use. */
  duplicateWindow(): Promise<void>
  closeSecondWindow(): Promise<void>
  /** The process ends without any event. */
  crashSecondWindow(): Promise<void>

  window(): Actor
  secondWindow(): Actor
  windows(count: number): readonly Actor[]
  disconnect(): Promise<void>
  connect(): Promise<void>
  restart(): Promise<void>

  address(): Promise<string>
  /** By key; what one window stores for itself by key and `of window 0`. */
  storedItems(): Promise<Readonly<Record<string, string>>>
  locationRequestCount(): Promise<number>
}
