import type { CreditLotRow } from '../contexts/session/data.ts'
import type { World } from './World.ts'

export interface Credits {
  readonly left: number
  readonly total: number
  readonly expiring: readonly { readonly amount: number; readonly date: string }[]
}

export function creditsOf(world: World, playerId: string): Credits {
  const lots = current(world, playerId)
  const sum = (count: (lot: CreditLotRow) => number) => lots.reduce((total, lot) => total + count(lot), 0)
  return {
    left: sum(({ left }) => left),
    total: sum(({ amount }) => amount),
    expiring: lots.flatMap(({ left, lastDay }) => (lastDay && left > 0 ? [{ amount: left, date: lastDay }] : [])),
  }
}

/** Takes from the credits that expire first. The caller has checked the balance. */
export async function takeCredits(world: World, playerId: string, credits: number): Promise<void> {
  let due = credits
  for (const { id, left } of current(world, playerId)) {
    const taken = Math.min(left, due)
    due -= taken
    if (taken > 0) await world.creditLots.change(id, { left: left - taken })
  }
}

/** Returns to the credits that expire last, so that none is lost at once. */
export async function returnCredits(world: World, playerId: string, credits: number): Promise<void> {
  let due = credits
  for (const { id, left, amount } of current(world, playerId).reverse()) {
    const given = Math.min(Math.max(amount - left, 0), due)
    due -= given
    if (given > 0) await world.creditLots.change(id, { left: left + given })
  }
  if (due > 0) await world.creditLots.add({ id: world.nextId('credits'), playerId, amount: due, left: due })
}

function current(world: World, playerId: string): CreditLotRow[] {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
  const lots = world.creditLots.list((lot) => lot.playerId === playerId && (lot.lastDay ?? today) >= today)
  return lots.sort((one, other) => (one.lastDay ?? '9999').localeCompare(other.lastDay ?? '9999'))
}
