import type { Backend } from '../createBackend.ts'
import type { DeskMemory } from '../DeskMemory.ts'
import type { KeptWorld } from '../KeptWorld.ts'
import type { LogEntry } from '../Log.ts'
import type { Page } from '../Page.ts'
import type { Shelf } from '../Shelf.ts'
import type { Stage } from '../Stage.ts'
import type { RunningClock } from '../WorldClock.ts'

/** All that the QA desk works with. */
export interface Bench {
  readonly backend: Backend
  readonly clock: RunningClock
  readonly kept: KeptWorld
  readonly stage: Stage
  readonly memory: DeskMemory
  readonly page: Page
  /** Keeps what belongs to the browser and not to the world. */
  readonly shelf: Shelf
  /** Why the page did not open as its address asked. */
  readonly mistake: string | undefined
  /** Tells of each request as it comes and once it is over. */
  onRequest(listener: (entry: LogEntry) => void): void
  /** Tells that another tab has changed the world. */
  onChange(listener: () => void): void
  /** Lets go of held answers, in all tabs. */
  release(): void
}
