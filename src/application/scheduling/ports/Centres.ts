import type { Centre, Coordinates } from '#domain/scheduling/centre'
import { type Token, token } from '../../shared/token.ts'

export type CentreSearch = { readonly near: Coordinates } | { readonly postal: string } | Record<string, never>

export interface Centres {
  /** The player's surroundings by position; empty where the position is unknown. */
  nearest(position: Coordinates | undefined): Promise<readonly Centre[]>
  /** The whole list, closest first where something is known to measure from. */
  closest(search: CentreSearch): Promise<readonly Centre[]>
  /** ISO code of the country that the server sees the player in. */
  country(): Promise<string>
}
export const Centres: Token<Centres> = token('Centres')
