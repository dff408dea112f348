import type { GameAnswers } from '#domain/rounds/gameAnswers'
import type { StoredConfiguration } from '#domain/rounds/playConfiguration'
import { type Token, token } from '../../shared/token.ts'

export interface MyGame {
  /** As the club stores it for the player. */
  configuration(signal?: AbortSignal): Promise<StoredConfiguration>
  /** Replaces the earlier answers, so it may be sent again. */
  sendAnswers(answers: GameAnswers): Promise<void>
}
export const MyGame: Token<MyGame> = token('MyGame')
