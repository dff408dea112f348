import type { Backend } from '#mocks/createBackend'
import type { Device } from './Device.ts'
import type { LinkTarget } from './LinkTarget.ts'
import type { Operators } from './PagesActor.ts'

export interface Assembly {
  readonly name: 'model' | 'browser'
  open(): Promise<void>
  close(): Promise<void>
  /** `tags` as in the feature. */
  createEnvironment(backend: Backend, tags: readonly string[]): Promise<TestEnvironment>
}

export interface TestEnvironment {
  device(): Device
  readonly operators: Operators
  waitsAtMost(timeout: Temporal.Duration): void
  /** In a browser, waits for the value. */
  sees<T>(read: () => T | Promise<T>, expected: T): Promise<void>
  /** Errors that no player was told. */
  unexpectedErrors(): Promise<readonly string[]>
  currentAddress(): Promise<LinkTarget>
  pictures(): Promise<readonly Buffer[]>
  evidence(): Promise<readonly Evidence[]>
  leave(): Promise<void>
}

export interface Evidence {
  readonly body: string | Buffer
  readonly mediaType: string
}
