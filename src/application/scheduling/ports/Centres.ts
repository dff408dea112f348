import type { Centre, Coordinates } from '#domain/scheduling/centre'
import { type Token, token } from '../../shared/token.ts'

export type CentreSearch = { readonly near: Coordinates } | { readonly postal: string } | Record<string, never>

export interface Centres {
  /** Centres near the position; empty without one. */
  nearest(position: Coordinates | undefined): Promise<readonly Centre[]>
  /** All centres, by distance if a position or postal code is known. */
  closest(search: CentreSearch): Promise<readonly Centre[]>
  /** ISO code of the country in which the server locates the player. */
  country(): Promise<string>
}
export const Centres: Token<Centres> = token('Centres')
