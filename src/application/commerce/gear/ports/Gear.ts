import type { RecommendedGear } from '#domain/commerce/gear/gear'
import { type Token, token } from '../../../shared/token.ts'

export interface Gear {
  recommended(signal?: AbortSignal): Promise<readonly RecommendedGear[]>
  /** Addresses by the gear's id. Gear without a picture has none. */
  pictures(ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>>
}
export const Gear: Token<Gear> = token('Gear')
