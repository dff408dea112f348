import type { Backend } from '#mocks/createBackend'
import type { DeploymentControls } from './DeploymentControls.ts'
import type { Device } from './Device.ts'
import type { LinkTarget } from './LinkTarget.ts'

export interface Assembly {
  /** `model` is the name of the examples in Node in their records. */
  readonly name: 'model' | 'browser' | 'firefox' | 'webkit'
  open(): Promise<void>
  close(): Promise<void>
  createEnvironment(backend: Backend, example: Example): Promise<TestEnvironment>
}

export interface Example {
  /** As in the feature. */
  readonly tags: readonly string[]
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
