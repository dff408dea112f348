import type { Backend } from '../createBackend.ts'
import type { DeskStorage } from '../DeskStorage.ts'
import type { LogEntry } from '../http/LogEntry.ts'
import type { KeyValueStore } from '../world/KeyValueStore.ts'
import type { StoredWorld } from '../world/StoredWorld.ts'
import type { RunningClock } from '../world/WorldClock.ts'
import type { HostPage } from './HostPage.ts'
import type { ProductControls } from './ProductControls.ts'

/** All that the QA desk works with. */
export interface DeskContext {
  readonly backend: Backend
  readonly clock: RunningClock
  readonly kept: StoredWorld
  readonly product: ProductControls
  readonly memory: DeskStorage
  readonly page: HostPage
  /** Keeps what belongs to the browser and not to the world. */
  readonly store: KeyValueStore
  /** Why the page did not open as its address asked. */
  readonly mistake: string | undefined
  /** Tells of each request as it comes and once it is over. */
  onRequest(listener: (entry: LogEntry) => void): void
  /** Tells that another tab has changed the world. */
  onChange(listener: () => void): void
  /** Lets go of held answers, in all tabs. */
  release(): void
}
