import type { Resolver } from '#composition/provide'
import type { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import type { InjectFault } from './Column.ts'
import { readingOf, type View, writingOf } from './cell/View.ts'
import type { Declared } from './declared.ts'
import type { Expected, Outcome } from './expectations.ts'

export const hana = 'player-hana'

export interface RowContext {
  readonly ask: Resolver
  readonly world: World
  readonly given: ReturnType<typeof arrange>
}

type MakeView = (ask: Resolver, call: Declared) => View

/** An exception to the table, with its source. */
export interface Deviation {
  readonly where: readonly string[] | ((expected: Expected) => boolean)
  readonly gives: Partial<Expected>
  readonly source: string
}

export interface Override {
  readonly title: string
  readonly strike: InjectFault
  readonly outcome: Outcome
  readonly source: string
}

interface More<Prepared> {
  readonly prepare?: (setting: RowContext) => Promise<Prepared>
  readonly refusals?: Readonly<Record<string, string>>
  readonly deviations?: readonly Deviation[]
  readonly overrides?: readonly Override[]
  /** What the failure keeps of the answer; everything by default. */
  readonly keeps?: 'body' | 'code'
  /** Collections that other calls of the action change. */
  readonly aside?: readonly string[]
  readonly signedOut?: true
  readonly expired?: true
  readonly unknownPlayer?: true
  readonly of?: 'writing' | 'asking'
  /** The tab remembers the write, so it is repeated in another tab. */
  readonly againElsewhere?: true
  /** The product caches the answer, so each cell is a first read. */
  readonly remembered?: true
  /** Shown by `Loaded` although it is not a read. */
  readonly reading?: true
}

export interface Row extends Omit<More<unknown>, 'prepare'> {
  readonly id: string
  readonly shownBy: 'product' | 'test'
  readonly prepare: (setting: RowContext) => Promise<MakeView>
}

type Needing<Prepared> = More<Prepared> &
  (undefined extends Prepared ? unknown : { readonly prepare: (setting: RowContext) => Promise<Prepared> })

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

/** For calls without a screen. */
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
