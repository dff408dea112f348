import { HttpCoupons } from '#adapters/rest/commerce/coupons/HttpCoupons'
import { HttpGiftBalances } from '#adapters/rest/commerce/gift-cards/HttpGiftBalances'
import { RestClient } from '#adapters/rest/RestClient'
import { Coupons } from '#app/commerce/ports/Coupons'
import { GiftBalances } from '#app/commerce/ports/GiftBalances'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ share }) => {
  share(Coupons, HttpCoupons, RestClient)
  share(GiftBalances, HttpGiftBalances, RestClient)
})

/** What the club's own service knows about paying less for a cart. */
export const part: Part = { module }
