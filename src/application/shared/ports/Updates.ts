import type { Source } from '../Source.ts'

/** What became of the wish to load this version of the product anew. */
export type UpdateResult = 'loading' | 'unreachable' | 'in-vain'

/** The version of the product in this page; `true` where a newer one is ready and waits to be wanted. */
export interface Updates extends Source<boolean> {
  /** Shows the newer one in this page's place. */
  take(): Promise<void>
  /** For code that can't be had any more: loads the page anew as soon as nothing is lost by it, once for each version. */
  renew(): Promise<UpdateResult>
}
