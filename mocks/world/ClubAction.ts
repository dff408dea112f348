import type { World } from './World.ts'

export interface ActionTarget {
  readonly id: string
  readonly name: string
}

export interface ClubAction {
  readonly id: string
  readonly name: string
  /** Label and example of a text field; undefined if the action takes no text. */
  readonly text?: { readonly label: string; readonly sample: string }
  targets(world: World, playerId: string): readonly ActionTarget[]
  run(world: World, targetId: string, text: string): Promise<void>
}
