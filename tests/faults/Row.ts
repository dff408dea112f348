import type { Resolver } from '#composition/provide'
import type { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import type { InjectFault } from './Column.ts'
import { readingOf, type View, writingOf } from './cell/View.ts'
import type { Declared } from './declared.ts'
import type { Expected, Outcome } from './expectations.ts'

/** Who acts in all rows. */
export const hana = 'player-hana'

/** What a row's preparation may use: the world, and the product while nothing is wrong. */
export interface RowContext {
  readonly ask: Resolver
  readonly world: World
  readonly given: ReturnType<typeof arrange>
}

type MakeView = (ask: Resolver, call: Declared) => View

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
  readonly strike: InjectFault
  readonly outcome: Outcome
  readonly source: string
}

interface More<Prepared> {
  /** Makes the world fit for the action, once for all cells; what it gives goes to the action. */
  readonly prepare?: (setting: RowContext) => Promise<Prepared>
  /** Refusals by the kind of the value that tells them, with the text that a player reads. */
  readonly refusals?: Readonly<Record<string, string>>
  readonly deviations?: readonly Deviation[]
  readonly overrides?: readonly Override[]
  /** What is kept of an answer that refuses: all of it unless said otherwise. */
  readonly keeps?: 'body' | 'code'
  /** Collections of the world that other calls of the action change: they say nothing of this call. */
  readonly aside?: readonly string[]
  /** Nobody is signed in when it begins. */
  readonly signedOut?: true
  /** Tokens are no longer good when it begins. */
  readonly expired?: true
  /** Nothing of the player is known when it begins but the tokens. */
  readonly unknownPlayer?: true
  /** What a failed write says: that something was written or merely asked for. */
  readonly of?: 'writing' | 'asking'
  /** What was done once is known in the whole tab: it is done again in another one. */
  readonly againElsewhere?: true
  /** Read once: the product remembers the answer, so each cell reads for the first time. */
  readonly remembered?: true
  /** Shown by `Loaded`, though the call itself is no reading. */
  readonly reading?: true
}

/** A call and how the product makes it. */
export interface Row extends Omit<More<unknown>, 'prepare'> {
  readonly id: string
  /** What shows it: the product's own state, or the test's where the call has no screen. */
  readonly shownBy: 'product' | 'test'
  readonly prepare: (setting: RowContext) => Promise<MakeView>
}

type Needing<Prepared> = More<Prepared> &
  (undefined extends Prepared ? unknown : { readonly prepare: (setting: RowContext) => Promise<Prepared> })

/** A call as the view model that makes it shows it. */
export function screen<Prepared = undefined>(
  { id }: { readonly id: string },
  show: (ask: Resolver, prepared: Prepared) => View,
  more?: Needing<Prepared>,
): Row
export function screen(
  { id }: { readonly id: string },
  show: (ask: Resolver, prepared: unknown) => View,
  { prepare, ...more }: More<unknown> = {},
): Row {
  return {
    ...{ ...more, id, shownBy: 'product' },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask) => show(ask, prepared)
    },
  }
}

/** A call that no screen shows: the test's own state shows what the use case or the port says. */
export function row<Prepared = undefined>(
  { id }: { readonly id: string },
  act: (ask: Resolver, prepared: Prepared, signal: AbortSignal | undefined) => Promise<unknown>,
  more?: Needing<Prepared>,
): Row
export function row(
  { id }: { readonly id: string },
  act: (ask: Resolver, prepared: unknown, signal: AbortSignal | undefined) => Promise<unknown>,
  { prepare, ...more }: More<unknown> = {},
): Row {
  return {
    ...{ ...more, id, shownBy: 'test' },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      const refusals = Object.keys(more.refusals ?? {})
      return (ask, { kind }) => {
        const perform = (signal?: AbortSignal) => act(ask, prepared, signal)
        return kind === 'read' || more.reading ? readingOf(perform, refusals) : writingOf(perform, refusals)
      }
    },
  }
}
