import type { RoundInProgress } from '#domain/rounds/playOverview'
import { type Token, token } from '../../shared/token.ts'

/** Asked for by a token, so that other contexts name it without loading its code. */
export interface RoundProgress {
  execute(): Promise<RoundInProgress | undefined>
}
export const RoundProgress: Token<RoundProgress> = token('RoundProgress')
