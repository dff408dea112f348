import type { Resolver } from '#composition/provide'
import type { arrange } from '#mocks/contexts/arrange'
import type { World } from '#mocks/world/World'
import type { InjectFault } from './Column.ts'
import { type ObservedView, type UseCaseRun, useCaseView } from './cell/ObservedView.ts'
import type { DeclaredCall } from './DeclaredCall.ts'
import type { Expected, Outcome } from './expectations.ts'

export const hana = 'player-hana'

export interface RowContext {
  readonly ask: Resolver
  readonly world: World
  readonly given: ReturnType<typeof arrange>
}

type MakeView = (ask: Resolver, call: DeclaredCall) => ObservedView

/** An exception to the table, with its source. */
export interface Deviation {
  readonly where: readonly string[] | ((expected: Expected) => boolean)
  readonly gives: Partial<Expected>
  readonly source: string
}

export interface ExtraCell {
  readonly title: string
  readonly inject: InjectFault
  readonly outcome: Outcome
  readonly source: string
}

interface RowOptions<Prepared> {
  readonly prepare?: (setting: RowContext) => Promise<Prepared>
  readonly refusals?: Readonly<Record<string, string>>
  readonly deviations?: readonly Deviation[]
  readonly overrides?: readonly ExtraCell[]
  /** What the failure keeps of the answer; everything by default. */
  readonly keeps?: 'body' | 'code'
  /** Collections that other calls of the action change. */
  readonly ignoredTables?: readonly string[]
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

export interface Row extends Omit<RowOptions<unknown>, 'prepare'> {
  readonly id: string
  /** Why no screen shows it; absent where one does. */
  readonly withoutScreenBecause?: string
  readonly prepare: (setting: RowContext) => Promise<MakeView>
}

type RequiredOptions<Prepared> = RowOptions<Prepared> &
  (undefined extends Prepared ? unknown : { readonly prepare: (setting: RowContext) => Promise<Prepared> })

export function rowOfScreen<Prepared = undefined>(
  { id }: { readonly id: string },
  show: (ask: Resolver, prepared: Prepared) => ObservedView,
  more?: RequiredOptions<Prepared>,
): Row
export function rowOfScreen(
  { id }: { readonly id: string },
  show: (ask: Resolver, prepared: unknown) => ObservedView,
  { prepare, ...more }: RowOptions<unknown> = {},
): Row {
  return {
    ...{ ...more, id },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask) => show(ask, prepared)
    },
  }
}

interface UseCaseOptions<Prepared> extends RowOptions<Prepared> {
  readonly reason: string
}

/** For calls without a screen; `reason` says why they have none. */
export function rowOfUseCase<Prepared = undefined>(
  { id }: { readonly id: string },
  run: (ask: Resolver, prepared: Prepared) => UseCaseRun,
  more: RequiredOptions<Prepared> & { readonly reason: string },
): Row
export function rowOfUseCase(
  { id }: { readonly id: string },
  run: (ask: Resolver, prepared: unknown) => UseCaseRun,
  { prepare, reason, ...more }: UseCaseOptions<unknown>,
): Row {
  return {
    ...{ ...more, id, withoutScreenBecause: reason },
    async prepare(setting) {
      const prepared = await prepare?.(setting)
      return (ask) => useCaseView(run(ask, prepared))
    },
  }
}
