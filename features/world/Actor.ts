import type { Actors } from './actors.ts'
import type { Notice } from './notices.ts'
import type { RefusalReason } from './RefusalReason.ts'
import type { Screen } from './screen/Screen.ts'

/** What a player does and reads on any screen. Intents resolve when the product is idle. Readings are plain facts: days as `2026-05-14`, times as `07:30`, months as `2026-05`. */
export interface CommonActor {
  /** For what is a single look or press: `({ screen }) => screen.texts(products)`. */
  readonly screen: Screen
  notices(): Promise<readonly Notice[]>
  refusalReason(): Promise<RefusalReason | undefined>
  turnMonths(...steps: readonly number[]): Promise<void>
  reload(): Promise<void>
}

export type Actor = CommonActor & Actors
