import type { CurrentStore } from '#app/commerce/deposit/ports/CurrentStore'
import type { DepositAnswer, DepositPayment, Deposits } from '#app/commerce/deposit/ports/Deposits'
import { Failure } from '#app/shared/failure'
import type { PostalAddress } from '#domain/commerce/address'
import type { ClubOrder, ClubSet } from '#domain/commerce/deposit/clubOrder'
import type { DepositOffers } from '#domain/commerce/deposit/deposit'
import { isZero, type Money, moneyOf, unitsOf } from '#domain/commerce/money'
import type { Call, Request } from '../../call.ts'
import { withOnlyCode } from '../../failures.ts'
import type { RestClient } from '../../RestClient.ts'
import { customClubOrder } from '../fitting/fittingCalls.ts'
import * as calls from './depositCalls.ts'
import { addressOf, clubOrderOf } from './depositMapping.ts'

type Client = Pick<RestClient, 'send'>

export class HttpDeposits implements Deposits {
  private readonly client: Client
  private readonly store: CurrentStore

  constructor(client: Client, store: CurrentStore) {
    this.client = client
    this.store = store
  }

  async order(id: string, signal?: AbortSignal): Promise<ClubOrder | undefined> {
    const query = { id, storeCode: this.store.code }
    const { code, data } = await this.send(customClubOrder, { query, signal })
    if (code !== 0) return undefined
    if (!data) throw new Failure('broken-contract', { path: 'data' })
    return clubOrderOf(data)
  }

  async centre(store: string, signal?: AbortSignal): Promise<PostalAddress> {
    return addressOf((await this.send(calls.omniCenterAddress, { params: { store }, signal })).data)
  }

  async offers({ id, storeCode: store }: ClubOrder, signal?: AbortSignal): Promise<DepositOffers> {
    const asked = { params: { store }, query: { order_increment_id: id }, signal }
    const [{ data: square }, { data: affirm }] = await Promise.all([
      this.send(calls.squarePaymentConfig, asked),
      this.send(calls.affirmPaymentConfig, asked),
    ])
    const { enabled, checkout_token: token, terms_url: termsUrl } = affirm
    return { isCardOffered: square.enabled, affirm: enabled && token !== undefined ? { token, termsUrl } : undefined }
  }

  async checkCoupon(coupon_code: string, { id, storeCode: store, maskId }: ClubOrder, set: ClubSet): Promise<Money | undefined> {
    const body = { coupon_code, order_increment_id: id, additional_data: { set_information: set.id }, mask_id: maskId }
    const { code, data } = await this.send(calls.depositCouponCheck, { params: { store }, body })
    return code === 0 ? amountOf(data?.amount) : undefined
  }

  async checkGiftCode(gift_code: string, { id, storeCode: store, maskId }: ClubOrder): Promise<Money | undefined> {
    const body = { gift_code, order_increment_id: id, mask_id: maskId }
    const { code, data } = await this.send(calls.depositGiftCodeCheck, { params: { store }, body })
    return code === 0 ? amountOf(data?.balance) : undefined
  }

  async take(payment: DepositPayment): Promise<DepositAnswer> {
    const { code, data } = await this.sent(payment)
    if (code === calls.takeCodes.processing) return { kind: 'processing' }
    const reason = (['declined', 'paid', 'changed'] as const).find((each) => calls.takeCodes[each] === code)
    if (reason) return { kind: 'refused', reason }
    if (!data) throw new Failure('broken-contract', { path: 'data' })
    return { kind: 'taken' }
  }

  async deletePlaced({ storeCode: store, placed }: ClubOrder): Promise<void> {
    if (placed) await this.send(calls.tecfitDeleteOrder, { params: { store }, body: { order_id: placed.id } })
  }

  /** Answers about payments must not reach callers. */
  private send<Query, Body, Answer>(call: Call<Query, Body, Answer>, request: Request<Query, Body, Answer>): Promise<Answer> {
    return withOnlyCode(this.client.send(call, request))
  }

  private sent({ order: { id, storeCode: store }, set, sums, method }: DepositPayment) {
    const params = { store }
    const request = {
      ...{ order_increment_id: id, set_information: set.id, deposit_request: unitsOf(sums.due) },
      giftvoucher_deposit_used: unitsOf(sums.giftCode),
      ...(!isZero(sums.coupon) && { coupon_used: { amount: unitsOf(sums.coupon) } }),
    }
    if (method.kind === 'zero') return this.send(calls.zeroDepositTakePayment, { params, body: request })
    if (method.kind === 'affirm') {
      return this.send(calls.affirmDepositTakePayment, { params, body: { ...request, checkout_token: method.token } })
    }
    const { token, transactionId } = method
    const body = { ...request, payment_token: token, ...(transactionId !== undefined && { transaction_id: transactionId }) }
    return this.send(calls.depositTakePayment, { params, body })
  }
}

function amountOf(told: { readonly value: number; readonly currency: string } | undefined): Money {
  if (!told) throw new Failure('broken-contract', { path: 'data' })
  return moneyOf(told.value, told.currency)
}
