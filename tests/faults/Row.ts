import type { Ask } from '#composition/provide'
import type { given } from '#mocks/given'
import type { World } from '#mocks/World'
import type { Strike } from './Column.ts'
import type { Expected, Outcome } from './expectations.ts'

/** Who acts in all rows. */
export const hana = 'player-hana'

/** What a row's preparation may use: the world, and the product while nothing is wrong. */
export interface Setting {
  readonly ask: Ask
  readonly world: World
  readonly given: ReturnType<typeof given>
}

type Act = (ask: Ask, signal: AbortSignal | undefined) => Promise<unknown>

/** Where a call does otherwise than the table, and who says so. */
export interface Deviation {
  /** Ids of columns, or which of the table's expectations. */
  readonly where: readonly string[] | ((expected: Expected) => boolean)
  readonly gives: Partial<Expected>
  readonly source: string
}

/** One more cell: a value that means something to this call alone, or the one beside it. */
export interface Override {
  readonly title: string
  readonly strike: Strike
  readonly outcome: Outcome
  readonly source: string
}

interface More<Prepared> {
  /** Makes the world fit for the action, once for all cells; what it gives goes to the action. */
  readonly prepare?: (setting: Setting) => Promise<Prepared>
  /** Refusals by the kind of the value that tells them, with the text that a player reads. */
  readonly refusals?: Readonly<Record<string, string>>
  readonly deviations?: readonly Deviation[]
  readonly overrides?: readonly Override[]
  /** What is kept of an answer that refuses: all of it unless said otherwise. */
  readonly keeps?: 'body' | 'code'
  /** Nobody is signed in when it begins. */
  readonly signedOut?: true
  /** Tokens are no longer good when it begins. */
  readonly expired?: true
  /** Shown by `Loaded`, though the call itself is no reading. */
  readonly reading?: true
}

/** A call and how the product makes it. */
export interface Row extends Omit<More<unknown>, 'prepare'> {
  readonly id: string
  readonly prepare: (setting: Setting) => Promise<Act>
}

export function row<Prepared = undefined>(
  { id }: { readonly id: string },
  act: (ask: Ask, prepared: Prepared, signal: AbortSignal | undefined) => Promise<unknown>,
  more?: More<Prepared> & (undefined extends Prepared ? unknown : { readonly prepare: (setting: Setting) => Promise<Prepared> }),
): Row
export function row(
  { id }: { readonly id: string },
  act: (ask: Ask, prepared: unknown, signal: AbortSignal | undefined) => Promise<unknown>,
  { prepare, ...more }: More<unknown> = {},
): Row {
  return {
    ...more,
    id,
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask, signal) => act(ask, prepared, signal)
    },
  }
}
