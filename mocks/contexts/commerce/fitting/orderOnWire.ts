import { type Language, say } from '../../../world/languages.ts'
import type { World } from '../../../world/World.ts'
import { storeNamed } from '../stores.ts'
import type { CustomClubRow } from './data.ts'
import { isDone, statusOf } from './workshop.ts'

const lengthWord = say('length', 'longueur', '長さ', '长度')
const shaftWord = say('shaft', 'shaft', 'シャフト', '杆身')
const loftWord = say('loft', 'loft', 'ロフト', '倾角')
const lieWord = say('lie', 'lie', 'ライ', '着地角')

export function orderSummary(world: World, id: string | undefined) {
  const order = id === undefined ? undefined : world.customClubs.get(id)
  return order ? { id: order.id, storeCode: order.storeCode, status: statusOf(world, order) } : null
}

export function orderOnWire(world: World, language: Language, order: CustomClubRow) {
  const { id, storeCode, items, deposit, giftCodes, coupons, steps } = order
  const store = storeNamed(storeCode)
  const [currency, decimals] = [store?.currency ?? 'USD', store?.decimals ?? 2]
  const money = (minor: number) => ({ value: minor / 10 ** decimals, currency })
  const used = [...giftCodes, ...coupons].reduce((sum, { minor }) => sum + minor, 0)
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) - used
  return {
    ...{ id, storeCode, status: statusOf(world, order) },
    customClubItems: items.map(({ id: itemId, name, quantity, price, ...item }) => ({
      ...{ id: itemId, name, quantity, price: money(price), specification: specification(item, language) },
      setInformation: null,
    })),
    cart: {
      ...{ total: money(total), deposit: money(deposit), rest: money(Math.max(0, total - deposit)) },
      ...{ maskId: `mask-${id}`, storeId: store?.id ?? 0, sets: [], selectedSet: null, state: steps.length > 0 ? 'taken' : 'open' },
      ...{ orderId: null, orderNumber: null },
    },
    giftCodeUsage: giftCodes.map(({ code, minor }) => ({ code, amount: money(minor) })),
    couponCodeUsage: coupons.map(({ code, minor }) => ({ code, amount: money(minor) })),
    steps: steps.map((step) => ({ ...step, done: isDone(world, step) })),
  }
}

type Specified = Pick<CustomClubRow['items'][number], 'loft' | 'lie' | 'length' | 'shaft'>

function specification({ loft, lie, length, shaft }: Specified, language: Language): readonly string[] {
  const inches = Math.round((length / 0.0254) * 4) / 4
  return [
    `${loft}° ${loftWord[language]}`,
    `${lie}° ${lieWord[language]}`,
    `${inches}″ ${lengthWord[language]}`,
    ...(shaft === undefined ? [] : [`${shaft} ${shaftWord[language]}`]),
  ]
}
