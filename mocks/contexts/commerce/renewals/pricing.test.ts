import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quoteFrom } from '#adapters/rest/commerce/renewals/renewalMapping'
import { renewalAnswer } from '#adapters/rest/commerce/renewals/renewalSchemas'
import { moneyOf } from '#domain/commerce/money'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'
import { regionNames } from '../../../http/regions.ts'
import type { RenewalBasket } from './data.ts'
import { plansOf } from './plans.ts'
import { price, storeOf } from './pricing.ts'
import { onWire } from './quotes.ts'

const codesOf: Readonly<Record<string, readonly string[]>> = { USD: ['GREEN2026US', 'ROOT2026US'], JPY: ['MIDORI2026JP'] }

/** Always the same numbers, from 0 to below 1. */
function createRandom() {
  let seed = 20_261_123
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
}

test('in 1,000 random baskets of nine stores the lines make up the total, and every amount shown is one that the club returned', async () => {
  const { backend } = await createVisitor()
  const random = createRandom()
  const some = <T>(things: readonly T[], share = 0.5) => things.filter(() => random() < share)
  let priced = 0
  for (let round = 0; priced < 1000; round += 1) {
    const region = regionNames[round % regionNames.length] ?? 'global'
    const plans = some(plansOf(region), 0.3)
    const isPack = (kind: string) => kind === 'lesson-pack' || kind === 'membership'
    const basket: RenewalBasket = {
      planIds: plans.filter(({ kind }) => !isPack(kind)).map(({ id }) => id),
      packIds: plans.filter(({ kind }) => isPack(kind)).map(({ id }) => id),
      ...(random() < 0.5 && { coupon: region === 'jp' ? 'KOSHIN15' : 'RENEW10' }),
      giftCodes: some(codesOf[storeOf(region).currency] ?? []),
      buck: Math.floor(random() * 30),
    }
    const found = price({ world: backend.world, playerId: 'player-hana', region, language: 'en' }, basket)
    if (typeof found === 'string') continue
    priced += 1
    const { lines, total } = found
    const sum = lines.filter(({ kind }) => kind !== 'included-tax').reduce((all, { minor }) => all + minor, 0)
    expect(sum).toBe(total)
    expect(total).toBeGreaterThanOrEqual(0)
    const row = { id: 'quote', playerId: 'player-hana', region, basket, lines: [...lines], total, earlier: 0 }
    const body = onWire(row)
    const answer = quoteFrom({ code: 0, data: z.parse(renewalAnswer, body) })
    const lent = answer.kind === 'quoted' ? answer.quote.instalments.flatMap((offer) => [offer.monthly, offer.total]) : []
    expect(lent).toEqual(
      body.instalments.flatMap((offer) => [offer.monthly, offer.total].map(({ value, currency }) => moneyOf(value, currency))),
    )
    const shown = answer.kind === 'quoted' ? [...answer.quote.lines.map(({ amount }) => amount.minor), answer.quote.total.minor] : []
    expect(shown).toEqual([...lines.map(({ minor }) => minor), total])
  }
})
