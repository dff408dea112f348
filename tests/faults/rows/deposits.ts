import * as calls from '#adapters/rest/commerce/deposits/depositCalls'
import { customClubOrder } from '#adapters/rest/commerce/fitting/fittingCalls'
import { setOmniSelectedSet } from '#adapters/shop/commerce/cartOperations'
import { convertCustomClubToCart } from '#adapters/shop/commerce/deposits/clubCartOperations'
import { ClubCarts } from '#app/commerce/deposit/ports/ClubCarts'
import { Deposits } from '#app/commerce/deposit/ports/Deposits'
import { type DepositEnd, type DepositRequest, TakeDeposit } from '#app/commerce/deposit/TakeDeposit'
import type { Resolver } from '#composition/provide'
import { setIn } from '#domain/commerce/deposit/clubOrder'
import { type DepositMethod, depositSums } from '#domain/commerce/deposit/deposit'
import { ClubOrderViewModel } from '#ui/commerce/club-order/ClubOrderViewModel.ts'
import { type CodeKind, DepositCodesModel } from '#ui/commerce/deposit/DepositCodesModel.ts'
import { Task } from '#ui/shell/Task.ts'
import { always } from '../Column.ts'
import { type ObservedView, readView } from '../cell/ObservedView.ts'
import { type Deviation, hana, type RowContext, rowOfScreen } from '../Row.ts'

const id = 'CC000000031'
const decided = 'decision 184'

async function known({ ask }: RowContext) {
  const order = await ask(Deposits).order(id)
  const set = order && setIn(order)
  if (!order || !set) throw new Error(`There is no ${id}`)
  return { order, set }
}

async function placed({ world }: RowContext): Promise<void> {
  const { id: orderId } = world.customerOrders.list(({ playerId }) => playerId === hana)[0] ?? {}
  await world.customClubs.change(id, { orderId })
}

function paidBy(method: DepositMethod) {
  return async (setting: RowContext): Promise<DepositRequest> => {
    await placed(setting)
    const { world, ask } = setting
    const isZero = method.kind === 'zero'
    const token = { last4: '4242', month: '05', year: '2030', holder: 'Hana', authenticates: false, pays: true }
    if (method.kind === 'card') await world.cardTokens.add({ id: method.token.value, ...token })
    await world.giftCodes.add({ id: 'MATRIX', balance: 20_000, currency: 'USD', active: true })
    if (isZero) await world.customClubs.change(id, { checked: { giftCode: { code: 'MATRIX', minor: 20_000 } } })
    const { order, set } = await known(setting)
    const giftCode = isZero ? { code: 'MATRIX', amount: { minor: 20_000, currency: 'USD' } } : undefined
    const pickUp = await ask(Deposits).centre(order.storeCode)
    return { order, set, prepare: async () => method, sums: depositSums(set.deposit, { giftCode }), billing: pickUp, pickUp }
  }
}

function taking(ask: Resolver, request: DepositRequest): ObservedView {
  const state = new Task()
  let end: DepositEnd | undefined
  const take = async () => {
    end = undefined
    end = await ask(TakeDeposit).execute(request)
  }
  return {
    ...{ state, act: () => state.run(take), isDone: () => end?.kind === 'taken' },
    refusal: () => (end?.kind === 'refused' ? end.reason : undefined),
  }
}

const byCode = {
  where: ['200-code'],
  gives: { outcome: 'broken-contract' },
  source: 'these calls refuse by their code, not by errors in the answer',
} as const

const codeAlone = { keeps: 'code', deviations: [byCode] } as const

const taken = {
  keeps: 'code',
  refusals: { declined: 'deposit:payment.declined', changed: 'deposit:payment.changed' },
  deviations: [byCode],
} as const

const byCard: DepositMethod = { kind: 'card', token: { key: 'COMMON', value: 'token-of-matrix' } }

function checking(kind: CodeKind, code: string) {
  return (ask: Resolver, { order, set }: Awaited<ReturnType<typeof known>>): ObservedView => {
    const model = ask(DepositCodesModel)
    return {
      act: () => {
        model.remove(kind)
        model.type(kind, code)
        return model.apply(kind, order, set)
      },
      ...{ state: model.checking[kind], models: [model], isDone: () => model.used[kind] !== undefined },
      refusal: () => (model.problems[kind] === 'refused' ? 'refused' : undefined),
    }
  }
}

function converting(ask: Resolver): ObservedView {
  const state = new Task()
  let answer: 'cart' | 'refused' | undefined
  const convert = async () => {
    answer = undefined
    answer = 'kind' in (await ask(ClubCarts).convert(id)) ? 'refused' : 'cart'
  }
  return {
    ...{ state, act: () => state.run(convert), isDone: () => answer === 'cart' },
    refusal: () => (answer === 'refused' ? answer : undefined),
  }
}

function choosingSet(ask: Resolver): ObservedView {
  const state = new Task()
  let answer: 'chosen' | 'refused' | undefined
  const choose = async () => {
    answer = undefined
    const cart = await ask(ClubCarts).convert(id)
    answer = 'kind' in cart ? 'refused' : ((await cart.chooseSet('wedge-54'))?.kind ?? 'chosen')
  }
  return {
    ...{ state, act: () => state.run(choose), isDone: () => answer === 'chosen' },
    refusal: () => (answer === 'refused' ? answer : undefined),
  }
}

const refusedCodes = [1002, 1003, 1004, 1005, 1006, 77].map((code) => ({
  title: `200, ${code}`,
  inject: always({ kind: 'refused', code }),
  outcome: 'refused: refused' as const,
  source: 'commerce.club-error-1002-order and its like',
}))

const otherCode: Deviation = {
  where: ['200-code', '200-beside'],
  gives: { outcome: 'refused: refused' },
  source: 'commerce.club-error-other-address: any other code',
}

export const rows = [
  rowOfScreen(
    customClubOrder,
    (ask) => {
      const model = ask(ClubOrderViewModel)
      const refusal = () => (model.reading.value && !model.reading.value.order ? 'gone' : undefined)
      return { act: () => model.show(id), state: model.reading, models: [model], leave: () => model.dispose(), refusal }
    },
    {
      keeps: 'code',
      refusals: { gone: 'deposit:order.none' },
      deviations: [
        { where: ['code-60504'], gives: { outcome: 'refused: gone' }, source: decided },
        {
          where: ['drift-missing-field', 'drift-text-for-number'],
          gives: { leftOut: 0 },
          source: 'a club that can not be read is left out of its set; the sets stay',
        },
      ],
    },
  ),
  rowOfScreen(calls.omniCenterAddress, (ask) => readView((signal) => ask(Deposits).centre('us_en', signal)), codeAlone),
  rowOfScreen(calls.squarePaymentConfig, (ask, { order }) => readView((signal) => ask(Deposits).offers(order, signal)), {
    prepare: known,
    ...codeAlone,
  }),
  rowOfScreen(calls.affirmPaymentConfig, (ask, { order }) => readView((signal) => ask(Deposits).offers(order, signal)), {
    prepare: known,
    ...codeAlone,
  }),
  rowOfScreen(calls.depositCouponCheck, checking('coupon', 'TEEOFF'), {
    prepare: known,
    refusals: { refused: 'deposit:codes.couponRefused' },
    keeps: 'code',
    deviations: [byCode, { where: ['code-60511'], gives: { outcome: 'refused: refused' }, source: decided }],
  }),
  rowOfScreen(calls.depositGiftCodeCheck, checking('giftCode', 'GIFT-2026-USD'), {
    prepare: known,
    refusals: { refused: 'deposit:codes.giftCodeRefused' },
    keeps: 'code',
    deviations: [byCode, { where: ['code-60512'], gives: { outcome: 'refused: refused' }, source: decided }],
  }),
  rowOfScreen(
    calls.tecfitDeleteOrder,
    (ask, { order }) => {
      const state = new Task()
      let isDone = false
      const deleting = async () => {
        isDone = false
        await ask(Deposits).deletePlaced(order)
        isDone = true
      }
      return { state, act: () => state.run(deleting), isDone: () => isDone }
    },
    {
      prepare: async (setting: RowContext) => {
        await placed(setting)
        return known(setting)
      },
      ...codeAlone,
    },
  ),
  rowOfScreen(convertCustomClubToCart, converting, {
    refusals: { refused: 'deposit:errors.error-address' },
    overrides: refusedCodes,
    deviations: [otherCode, { where: ['drift-missing-field'], gives: { outcome: 'done' }, source: 'the message is not needed' }],
  }),
  rowOfScreen(setOmniSelectedSet, choosingSet, {
    ignoredTables: ['carts', 'cartLines', 'customClubs'],
    refusals: { refused: 'deposit:errors.error-address' },
    overrides: refusedCodes,
    deviations: [otherCode],
  }),
  rowOfScreen(calls.depositTakePayment, taking, { prepare: paidBy(byCard), ...taken }),
  rowOfScreen(calls.affirmDepositTakePayment, taking, { prepare: paidBy({ kind: 'affirm', token: `affirm-${id}` }), ...taken }),
  rowOfScreen(calls.zeroDepositTakePayment, taking, { prepare: paidBy({ kind: 'zero' }), ...taken }),
]
