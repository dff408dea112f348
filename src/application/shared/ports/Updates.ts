import type { Source } from '../Source.ts'

/** The result of a request to reload this version. */
export type UpdateResult = 'loading' | 'unreachable' | 'in-vain'

/** Versions of the product; the value is `true` when a newer one is ready. */
export interface Updates extends Source<boolean> {
  /** Switches to the newer version. */
  take(): Promise<void>
  /** For code that can no longer be loaded: reloads the page once nothing would be lost, at most once per version. */
  renew(): Promise<UpdateResult>
}
