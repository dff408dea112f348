import type { Localised } from '#mocks/world/languages'

/** What is said from one second to another. */
export interface Caption extends Localised {
  readonly from: number
  readonly to: number
}
