import * as calls from '#adapters/rest/commerce/renewals/renewalCalls'
import { type Handler, ok, onPlayerCall, type Player, refused, type UncheckedRequest } from '../../../http/handler.ts'
import { say } from '../../../world/languages.ts'
import { moneyOf } from '../../../world/stores.ts'
import { bucksLeft } from '../bucks/bucksOf.ts'
import type { PaymentRow } from '../club-payment/data.ts'
import { membershipOf, startOf } from './clubMemberships.ts'
import type { ClubMembershipRow } from './data.ts'
import { openPaymentOf } from './payableRenewal.ts'
import { type PlanKind, planPrice, plansOf } from './plans.ts'
import { type Customer, coupons, storeOf } from './pricing.ts'
import { completeRenewal, onWire, quote } from './quotes.ts'

type Asked = UncheckedRequest & { readonly player: Player }

/** Japan has only the first version, which answers everywhere. */
const elsewhere = refused(404, 404, { message: 'This region renews in another way' })

const couponName = say(
  'Renewal coupon, 15% off',
  'Code promo de renouvellement, 15 % de remise',
  '更新クーポン 15%割引',
  '续费优惠券，立减 15%',
)

const levels = { silver: say('Silver', 'Argent', 'シルバー', '银卡'), gold: say('Gold', 'Or', 'ゴールド', '金卡') } as const

export const renewalHandlers: readonly Handler[] = [
  onPlayerCall(calls.renewalGamePlanV2, (asked) => {
    const { world, player, region, language } = asked
    if (region === 'jp') return elsewhere
    const own = membershipOf(world, player.id)
    const uses = world.renewalGiftCodeUses.list(({ playerId }) => playerId === player.id)
    return ok({
      ...commonOf(asked),
      practicePlans: offered(asked, 'practice-plan'),
      membershipPacks: offered(asked, 'membership'),
      playerMembership: own ? membershipOnWire(own, language) : null,
      giftCodeUsage: uses.map(({ code, currency, minor }) => ({
        giftCode: code,
        amount: { value: minor / 10 ** storeOf(region).decimals, currency },
      })),
    })
  }),

  onPlayerCall(calls.renewalGamePlan, (asked) => {
    const { world, player, region, language } = asked
    const orders = world.renewals.list(({ playerId }) => playerId === player.id).toReversed()
    return ok({
      ...commonOf(asked),
      coupon: region === 'jp' ? { code: coupons.find(({ inJapan }) => inJapan)?.code, name: couponName[language] } : null,
      orders: orders.map(({ id: number, quoteId, orderedOn, names }) => ({
        ...{ number, orderedOn, names },
        total: onWire(world.renewalQuotes.get(quoteId)).total,
      })),
    })
  }),

  onPlayerCall(calls.renewalV2, (asked) => {
    const { paymentRequestId, ...basket } = asked.body
    if (asked.region === 'jp') return elsewhere
    const customer = customerOf(asked)
    return paymentRequestId === undefined ? quote(customer, basket) : completeRenewal(customer, basket, paymentRequestId)
  }),

  onPlayerCall(calls.renewalGamePlanOrder, (asked) => {
    const { paymentRequestId, ...basket } = asked.body
    const customer = customerOf(asked)
    return paymentRequestId === undefined ? quote(customer, basket) : completeRenewal(customer, basket, paymentRequestId)
  }),

  onPlayerCall(calls.renewalMembership, (asked) => ok(offered(asked, 'membership'))),

  onPlayerCall(calls.membership, ({ world, player, language }) => {
    const own = membershipOf(world, player.id)
    return ok(own ? membershipOnWire(own, language) : null)
  }),
]

function customerOf({ world, player, region, language }: Asked): Customer {
  return { world, playerId: player.id, region, language }
}

function commonOf(asked: Asked) {
  const { world, player, region } = asked
  const { taxRate, taxName } = storeOf(region)
  return {
    gamePlans: offered(asked, 'game-plan'),
    lessonPacks: offered(asked, 'lesson-pack'),
    tax: Number((taxRate * 100).toFixed(3)),
    taxName,
    buck: bucksLeft(world, player.id, storeOf(region)),
    payment: paymentOnWire(asked),
    latestRenewal: latestOnWire(asked),
  }
}

function offered({ world, player, region, language }: Asked, kind: PlanKind) {
  const store = storeOf(region)
  const own = membershipOf(world, player.id)
  return plansOf(region)
    .filter((plan) => plan.kind === kind)
    .map((plan) => ({
      ...{ id: plan.id, name: plan.name[language], description: plan.description[language] },
      ...{ months: plan.months ?? null, lessons: plan.lessons ?? null, price: moneyOf(store, planPrice(store, plan, own)) },
      startsOn: kind === 'membership' && own && !own.isOver ? startOf(world, player.id).toString() : null,
    }))
}

function latestOnWire(asked: Asked) {
  const { world, player } = asked
  const payment = world.payments.list(({ playerId, renewalId }) => playerId === player.id && renewalId !== undefined).at(-1)
  return payment ? { ...paidOnWire(asked, payment), quoteId: payment.quoteId } : null
}

function paymentOnWire(asked: Asked) {
  const payment = openPaymentOf(asked.world, asked.player.id)
  return payment ? paidOnWire(asked, payment) : null
}

function paidOnWire({ world, region }: Asked, payment: PaymentRow) {
  const { planIds, packIds, coupon, giftCodes, buck, centerId } = world.renewalQuotes.get(payment.quoteId).basket
  const idOf = (kind: PlanKind) =>
    plansOf(region).find(({ id, kind: own }) => own === kind && [...planIds, ...packIds].includes(id))?.id ?? null
  return {
    requestId: payment.id,
    ...{ gamePlanId: idOf('game-plan'), practicePlanId: idOf('practice-plan') },
    ...{ lessonPackId: idOf('lesson-pack'), membershipPackId: idOf('membership') },
    ...{ coupon: coupon ?? null, giftCodes, buck, centerId: centerId ?? null },
  }
}

function membershipOnWire({ level, number, since, endsOn }: ClubMembershipRow, language: Customer['language']) {
  return { name: levels[level][language], number, since, endsOn: endsOn ?? null }
}
