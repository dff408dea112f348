import { takeCodes } from '#adapters/rest/commerce/deposits/depositCalls'
import { type Answer, ok } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { spendCoupon } from '../bucks/spendCoupon.ts'
import { startWorkshop } from '../fitting/workshop.ts'
import { coded, noSuchOrder } from './checks.ts'
import { clubOrderOf, codesOf, depositOf, stateOf, storeWith } from './clubOrders.ts'
import type { CustomClubRow } from './data.ts'

interface Asked {
  readonly order_increment_id: string
  readonly set_information: string
  readonly deposit_request: number
  readonly giftvoucher_deposit_used: number
  readonly coupon_used?: { readonly amount: number } | undefined
}

type Means =
  | { readonly by: 'card'; readonly token: string; readonly transactionId?: string | undefined }
  | { readonly by: 'affirm'; readonly token: string }
  | { readonly by: 'zero' }

/** Once per order. The sums have to add up to the deposit of the ordered set, and the codes must have been checked for it. */
export async function take(world: World, playerId: string, asked: Asked, means: Means): Promise<Answer> {
  const order = clubOrderOf(world, playerId, asked.order_increment_id)
  if (!order || stateOf(world, order) === 'open') return noSuchOrder
  if (stateOf(world, order) !== 'placed') return coded(takeCodes.paid)
  const sums = sumsIn(world, order, asked)
  if (!sums || (means.by === 'zero') !== (sums.due === 0)) return coded(takeCodes.changed)
  const isAccepted = await accepts(world, order, means)
  const { provider } = order
  if (provider) await world.customClubs.change(order.id, { provider: undefined })
  if (!isAccepted || provider === 'declines') return coded(takeCodes.declined)
  await spend(world, order, sums)
  const settles = world
    .now()
    .add({ seconds: provider === 'hangs' ? 30 : 0 })
    .toString()
  const { due: minor, coupon, giftCode } = sums
  const used = {
    ...(coupon > 0 && order.checked.coupon && { coupon: { code: order.checked.coupon.code, minor: coupon } }),
    ...(giftCode > 0 && order.checked.giftCode && { giftCode: { code: order.checked.giftCode.code, minor: giftCode } }),
  }
  const deposit = { minor, ...used, by: means.by, settles, returned: false }
  await world.customClubs.change(order.id, { deposit, checked: {} })
  await startWorkshop(world, order.id, Temporal.Instant.from(settles))
  if (provider === 'hangs') return coded(takeCodes.processing)
  return ok({ message: 'The deposit was taken', order_number: world.customerOrders.get(order.orderId ?? '').number })
}

interface Sums {
  readonly due: number
  readonly coupon: number
  readonly giftCode: number
}

function sumsIn(world: World, order: CustomClubRow, asked: Asked): Sums | undefined {
  const store = storeWith(order.storeCode)
  const minor = (units: number) => Math.round(units * 10 ** store.decimals)
  const sums = {
    due: minor(asked.deposit_request),
    coupon: minor(asked.coupon_used?.amount ?? 0),
    giftCode: minor(asked.giftvoucher_deposit_used),
  }
  const { coupon } = codesOf(world, order)
  const { active = false, balance = 0 } = world.giftCodes.find(order.checked.giftCode?.code ?? '') ?? {}
  const isChecked = sums.coupon <= (coupon?.minor ?? 0) && sums.giftCode <= (active ? balance : 0)
  const isWhole = sums.due + sums.coupon + sums.giftCode === depositOf(order)
  return isChecked && isWhole && asked.set_information === order.setId ? sums : undefined
}

/** A card's token is used up, also by a card that is declined. */
async function accepts(world: World, order: CustomClubRow, means: Means): Promise<boolean> {
  if (means.by === 'zero') return true
  if (means.by === 'affirm') return means.token === `affirm-${order.id}`
  const card = world.cardTokens.find(means.token)
  if (!card) return false
  world.cardTokens.remove(card.id)
  const word = world.bankWords.find(means.transactionId ?? '')
  const isConfirmed = word?.subject === order.id && word.last4 === card.last4
  return card.pays && (!card.authenticates || isConfirmed)
}

async function spend(world: World, { playerId, checked }: CustomClubRow, { coupon, giftCode }: Sums): Promise<void> {
  const gift = world.giftCodes.find(checked.giftCode?.code ?? '')
  if (gift && giftCode > 0) await world.giftCodes.change(gift.id, { balance: gift.balance - giftCode })
  const used = world.coupons.find(checked.coupon?.code ?? '')
  if (used && coupon > 0) await spendCoupon(world, playerId, used.id)
  if (used?.uses !== undefined && coupon > 0) await world.coupons.change(used.id, { uses: used.uses - 1, active: used.uses > 1 })
}
