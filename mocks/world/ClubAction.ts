import type { World } from './World.ts'

/** What an action is done to: a lesson, an order, a swing. */
export interface ActionTarget {
  readonly id: string
  readonly name: string
}

/** Something that somebody else at the club does and a player sees. The QA desk offers each; *Given* steps use the same functions. */
export interface ClubAction {
  readonly id: string
  readonly name: string
  /** What a text field asks for, with an example; absent where there is nothing to say. */
  readonly text?: { readonly label: string; readonly sample: string }
  /** What it can be done to at present, of this player's. */
  targets(world: World, playerId: string): readonly ActionTarget[]
  run(world: World, targetId: string, text: string): Promise<void>
}
