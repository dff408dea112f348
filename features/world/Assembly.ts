import type { Backend } from '#mocks/createBackend'
import type { Device } from './Device.ts'
import type { LinkTarget } from './LinkTarget.ts'
import type { DeploymentControls } from './PageLoadingActor.ts'

export interface Assembly {
  readonly name: 'model' | 'browser'
  open(): Promise<void>
  close(): Promise<void>
  /** `tags` as in the feature. */
  createEnvironment(backend: Backend, tags: readonly string[]): Promise<TestEnvironment>
}

export interface TestEnvironment {
  device(): Device
  readonly deployment: DeploymentControls
  limitWaits(timeout: Temporal.Duration): void
  /** In a browser, waits for the value. */
  expectEventually<T>(read: () => T | Promise<T>, expected: T): Promise<void>
  /** Errors that no player was told. */
  unexpectedErrors(): Promise<readonly string[]>
  currentAddress(): Promise<LinkTarget>
  screenshots(): Promise<readonly Buffer[]>
  evidence(): Promise<readonly Evidence[]>
  dispose(): Promise<void>
}

export interface Evidence {
  readonly body: string | Buffer
  readonly mediaType: string
}
