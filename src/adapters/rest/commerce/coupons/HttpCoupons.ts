import type { Coupons } from '#app/commerce/ports/Coupons'
import type { Coupon } from '#domain/commerce/coupons/coupon'
import type { RestClient } from '../../RestClient.ts'
import { couponList, coupons } from './couponCalls.ts'

export class HttpCoupons implements Coupons {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async unused(signal?: AbortSignal): Promise<readonly Coupon[]> {
    const { data } = await this.client.send(couponList, { query: { status: '0' }, signal })
    return data.map(({ couponId: id, ...coupon }) => ({ ...coupon, id }))
  }

  async eligible(signal?: AbortSignal): Promise<readonly Coupon[]> {
    const { data } = await this.client.send(coupons, { signal })
    return data.map(({ couponId: id, ...coupon }) => ({ ...coupon, id }))
  }
}
