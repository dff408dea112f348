import type { Backend } from '../createBackend.ts'
import type { DeskStorage } from '../DeskStorage.ts'
import type { LogEntry } from '../http/LogEntry.ts'
import type { KeyValueStore } from '../world/KeyValueStore.ts'
import type { StoredWorld } from '../world/StoredWorld.ts'
import type { RunningClock } from '../world/WorldClock.ts'
import type { HostPage } from './HostPage.ts'
import type { ProductControls } from './ProductControls.ts'

export interface DeskContext {
  readonly backend: Backend
  readonly clock: RunningClock
  readonly kept: StoredWorld
  readonly product: ProductControls
  readonly memory: DeskStorage
  readonly page: HostPage
  readonly store: KeyValueStore
  readonly mistake: string | undefined
  onRequest(listener: (entry: LogEntry) => void): void
  onChange(listener: () => void): void
  /** The product asks for a rule of the specification. */
  onRule(listener: (rule: string) => void): void
  release(): void
}
