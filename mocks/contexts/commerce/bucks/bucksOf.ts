import type { Store } from '../../../world/stores.ts'
import type { World } from '../../../world/World.ts'
import type { BuckRow } from './data.ts'

/** Those that a store takes and that are neither used up nor expired; what expires first is first. */
export function bucksOf(world: World, owner: string, store: Pick<Store, 'currency'>): readonly BuckRow[] {
  const own = world.bucks.list(({ playerId, value, currency }) => playerId === owner && value > 0 && currency === store.currency)
  return own
    .filter((row) => isStillGood(world, row))
    .toSorted((one, other) => (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999'))
}

/** In whole units of the store's currency, which is what a renewal takes. */
export function bucksLeft(world: World, playerId: string, store: Store): number {
  const minor = bucksOf(world, playerId, store).reduce((sum, { value }) => sum + value, 0)
  return Math.floor(minor / 10 ** store.decimals)
}

export async function spendBucks(world: World, playerId: string, store: Store, minor: number): Promise<void> {
  let due = minor
  for (const { id, value } of bucksOf(world, playerId, store)) {
    const taken = Math.min(value, due)
    due -= taken
    if (taken > 0) await world.bucks.change(id, { value: value - taken })
  }
}

export function isStillGood(world: World, { expiresOn }: { readonly expiresOn?: string | undefined }): boolean {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  return expiresOn === undefined || Temporal.PlainDate.compare(today, expiresOn) <= 0
}
