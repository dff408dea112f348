import type { Resolver } from '#composition/provide'
import type { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import type { InjectFault } from './Column.ts'
import { type BehindScreens, behindScreens, type View } from './cell/View.ts'
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
  readonly injected: InjectFault
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
  /** Each cell is a first read: the product caches the answer, or reads it once for each action. */
  readonly remembered?: true
  /** Shown by `Loaded` although it is not a read. */
  readonly reading?: true
}

export interface Row extends Omit<More<unknown>, 'prepare'> {
  readonly id: string
  /** Why no screen shows it; absent where one does. */
  readonly unseen?: string
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
    ...{ ...more, id },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask) => show(ask, prepared)
    },
  }
}

interface Unseen<Prepared> extends More<Prepared> {
  readonly reason: string
}

/** For calls without a screen; `reason` says why they have none. */
export function unseen<Prepared = undefined>(
  { id }: { readonly id: string },
  run: (ask: Resolver, prepared: Prepared) => BehindScreens,
  more: Needing<Prepared> & { readonly reason: string },
): Row
export function unseen(
  { id }: { readonly id: string },
  run: (ask: Resolver, prepared: unknown) => BehindScreens,
  { prepare, reason, ...more }: Unseen<unknown>,
): Row {
  return {
    ...{ ...more, id, unseen: reason },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask) => behindScreens(run(ask, prepared))
    },
  }
}
