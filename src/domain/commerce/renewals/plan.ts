import type { Money } from '../money.ts'

/** In the order of the screen. */
export const planKinds = ['game-plan', 'lesson-pack', 'practice-plan', 'membership'] as const
export type PlanKind = (typeof planKinds)[number]

/** A plan, a pack of lessons or a membership that can be bought. */
export interface Plan {
  readonly id: string
  readonly kind: PlanKind
  readonly name: string
  readonly description: string | undefined
  readonly months: number | undefined
  readonly lessons: number | undefined
  /** Of a membership that begins when the current one has ended. */
  readonly startsOn?: Temporal.PlainDate | undefined
  readonly price: Money
}
