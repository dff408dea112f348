import type { Region } from '../http/regions.ts'

/** The page around the desk. */
export interface HostPage {
  /** Which region's it is, and whether its host's name says so. */
  readonly region: Region
  readonly regionByHost: boolean
  /** Of this region's site, by a path from its root or by a fragment. */
  address(region: Region, rest: string): string
  /** Leaves for another address. */
  open(address: string): void
  reload(): void
  /** Fails where the browser forbids it. */
  copy(text: string): Promise<void>
  save(name: string, text: string): void
  /** What the browser says of its connection from now on. */
  setOnline(isOnline: boolean): void
}
