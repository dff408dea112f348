import type { Actors } from './actors.ts'
import type { KeptReason } from './KeptReason.ts'
import type { Notice } from './notices.ts'

/** What a player does and reads on any screen. Intents resolve when the product is idle. Readings are plain facts: days as `2026-05-14`, times as `07:30`, months as `2026-05`. */
export interface ActorEverywhere {
  notices(): Promise<readonly Notice[]>
  reasonKept(): Promise<KeptReason | undefined>
  turnMonths(...steps: readonly number[]): Promise<void>
  reload(): Promise<void>
}

export type Actor = ActorEverywhere & Actors
