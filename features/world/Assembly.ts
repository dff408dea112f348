import type { Backend } from '#mocks/createBackend'
import type { Device } from './Device.ts'
import type { LinkTarget } from './LinkTarget.ts'
import type { Operators } from './PagesActor.ts'

/** One way of running the product under the same scenarios. */
export interface Assembly {
  readonly name: 'model' | 'browser'
  /** Once a run. */
  open(): Promise<void>
  close(): Promise<void>
  /** Once a scenario: requests go to this backend from now on. `tags` as in the feature. */
  createEnvironment(backend: Backend, tags: readonly string[]): Promise<TestEnvironment>
}

export interface TestEnvironment {
  device(): Device
  readonly operators: Operators
  /** How long players wait for answers before they look; until all have come where nothing is said. */
  waitsAtMost(timeout: Temporal.Duration): void
  /** Asserts what is read; in a browser what is read in the end. */
  sees<T>(read: () => T | Promise<T>, expected: T): Promise<void>
  /** What broke in the product without a player being told. */
  unexpectedErrors(): Promise<readonly string[]>
  /** Where the player is, for whoever wants to begin there. */
  currentAddress(): Promise<LinkTarget>
  /** What is in sight, a picture a window; none where nothing can be seen. */
  pictures(): Promise<readonly Buffer[]>
  /** For whoever looks into a scenario that failed. */
  evidence(): Promise<readonly Evidence[]>
  leave(): Promise<void>
}

export interface Evidence {
  readonly body: string | Buffer
  readonly mediaType: string
}
