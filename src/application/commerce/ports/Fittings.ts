import type { CustomClubId, CustomClubOrder } from '#domain/commerce/fitting/customClub'
import type { Fitting, FittingDetail, FittingSession } from '#domain/commerce/fitting/fitting'
import type { PutterDetail, PutterFitting } from '#domain/commerce/fitting/putterFitting'
import { type Token, token } from '../../shared/token.ts'

export interface FittingQuery {
  readonly type: string
  readonly id: string
  /** The club to compare with the player's own; the recommended one if undefined. */
  readonly selected: string | undefined
}

/** The fittings of the signed-in player, and the orders of custom-fit clubs that follow from them. Fails with `gone` for an unknown id. */
export interface Fittings {
  sessions(signal?: AbortSignal): Promise<readonly FittingSession[]>
  /** From before the club measured launches. */
  earlier(signal?: AbortSignal): Promise<readonly Fitting[]>
  detail(query: FittingQuery, signal?: AbortSignal): Promise<FittingDetail>
  putterSessions(signal?: AbortSignal): Promise<readonly PutterFitting[]>
  putterDetail(id: string, signal?: AbortSignal): Promise<PutterDetail>
  order(id: CustomClubId, signal?: AbortSignal): Promise<CustomClubOrder>
}
export const Fittings: Token<Fittings> = token('Fittings')
