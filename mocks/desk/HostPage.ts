import type { Region } from '../http/regions.ts'

export interface HostPage {
  readonly region: Region
  readonly regionByHost: boolean
  address(region: Region, rest: string): string
  open(address: string): void
  reload(): void
  copy(text: string): Promise<void>
  save(name: string, text: string): void
  setOnline(isOnline: boolean): void
}
