import type { World } from '../../../world/World.ts'

const giftCodes = [
  ['GREEN2026US', 'active', 'USD', 10_000],
  ['ROOT2026US', 'active', 'USD', 500_000],
  ['SOON2026US', 'pending', 'USD', 10_000],
  ['STOP2026US', 'disabled', 'USD', 10_000],
  ['USED2026US', 'used', 'USD', 0],
  ['LATE2025US', 'expired', 'USD', 10_000],
  ['GONE2025US', 'deleted', 'USD', 10_000],
  ['MIDORI2026JP', 'active', 'JPY', 10_000],
] as const

const memberships = [
  { player: 'hana', level: 'gold', number: 'M-2041', years: 5, days: 20 },
  { player: 'jonah', level: 'silver', number: 'M-1187', years: 6, days: 140 },
  { player: 'wataru', level: 'gold', number: 'M-0760', years: 7, days: 75 },
] as const

export async function seedRenewals(world: World): Promise<void> {
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  for (const [id, state, currency, balance] of giftCodes) await world.renewalGiftCodes.add({ id, state, currency, balance })
  for (const { player, level, number, years, days } of memberships) {
    const dates = { since: today.subtract({ years }).toString(), endsOn: today.add({ days }).toString() }
    await world.clubMemberships.add({ id: `player-${player}`, level, number, ...dates })
  }
}
