import type { Localised } from '#mocks/world/languages'

export interface Caption extends Localised {
  readonly from: number
  readonly to: number
}
