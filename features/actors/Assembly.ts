import type { Backend } from '#mocks/createBackend'
import type { Device } from './Device.ts'

/** One way of running the product under the same scenarios. */
export interface Assembly {
  readonly name: 'model' | 'browser'
  /** Once a run. */
  open(): Promise<void>
  close(): Promise<void>
  /** Once a scenario: requests go to this backend from now on. `tags` as in the feature. */
  stage(backend: Backend, tags: readonly string[]): Promise<Stage>
}

export interface Stage {
  device(): Device
  /** How long players wait for answers before they look; until all have come where nothing is said. */
  waitsAtMost(patience: Temporal.Duration): void
  /** Asserts what is read; in a browser what is read in the end. */
  sees<T>(read: () => T | Promise<T>, expected: T): Promise<void>
  /** What broke in the product without a player being told. */
  faults(): Promise<readonly string[]>
  /** For whoever looks into a scenario that failed. */
  evidence(): Promise<readonly Evidence[]>
  leave(): Promise<void>
}

export interface Evidence {
  readonly body: string | Buffer
  readonly mediaType: string
}
