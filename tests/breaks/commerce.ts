import type { Break } from './Break.ts'

export const commerce: readonly Break[] = [
  {
    breaks: 'The chosen way of shipping is the one that is sent',
    file: 'src/adapters/shop/commerce/ShopCheckout.ts',
    from: 'method_code: methodCode }]',
    to: "method_code: 'standard' }]",
    noticedBy: ['features/commerce/checkout.feature'],
  },
  {
    breaks: 'The billing address is the chosen one',
    file: 'src/adapters/shop/commerce/ShopCheckout.ts',
    from: "const billingAddress = address === 'as-shipping' ? { same_as_shipping: true } : placeOf(address)",
    to: "const billingAddress = address === 'as-shipping' ? { same_as_shipping: true } : { same_as_shipping: true }",
    noticedBy: ['features/commerce/checkout.feature', 'features/commerce/address-book.feature'],
  },
  {
    breaks: 'As many as were chosen of a product with options are put into the cart',
    file: 'src/adapters/shop/commerce/addToCart.ts',
    from: 'shop.send(calls.addConfigurable, { cart_id, parentSku, sku, quantity, options: inputsOf(options) })',
    to: 'shop.send(calls.addConfigurable, { cart_id, parentSku, sku, quantity: 1, options: inputsOf(options) })',
    noticedBy: ['src/adapters/shop/commerce/ShopCarts.test.ts'],
  },
  {
    breaks: 'Who sends a gift card is on it',
    file: 'src/adapters/shop/commerce/addToCart.ts',
    from: '[uids.senderName, senderName],',
    to: '[uids.senderName, recipientName],',
    noticedBy: ['src/adapters/shop/commerce/ShopCarts.test.ts'],
  },
  {
    breaks: 'A free order of gear needs no card',
    file: 'src/ui/commerce/gear/GearViewModel.ts',
    from: 'const method = isZero(quote.total)',
    to: 'const method = !isZero(quote.total) && card === undefined',
    noticedBy: ['tests/money/gear.test.ts'],
  },
  {
    breaks: 'A changed quote of gear is read again before it can be paid',
    file: 'src/ui/commerce/gear/GearViewModel.ts',
    from: "if (this.payment.refusal === 'changed') await this.read()",
    to: 'if (this.payment.refusal === undefined) await this.read()',
    noticedBy: ['tests/money/gear.test.ts'],
  },
  {
    breaks: "The coupon's worth is asked again for another set",
    file: 'src/ui/commerce/deposit/DepositCodesModel.ts',
    from: "    await this.apply('coupon', order, set)\n  }\n\n  clear",
    to: "    this.accept('coupon', coupon.code, coupon.amount)\n  }\n\n  clear",
    noticedBy: ['tests/money/deposit.test.ts'],
  },
  {
    breaks: 'The orders of the next page are shown',
    file: 'src/adapters/shop/commerce/ShopOrders.ts',
    from: '{ currentPage: page, pageSize }',
    to: '{ currentPage: 1, pageSize }',
    noticedBy: ['features/commerce/orders.feature'],
  },
  {
    breaks: 'Rewards that end first are first',
    file: 'src/ui/commerce/rewards/RewardsViewModel.ts',
    from: 'return byExpiry(this.readingCoupons.value ?? [])',
    to: 'return this.readingCoupons.value ?? []',
    noticedBy: ['features/commerce/rewards.feature', 'features/commerce/coupons.feature'],
  },
  {
    breaks: 'The tax is a part of the price of an order where the shop shows it so',
    file: 'src/adapters/shop/commerce/showsTax.ts',
    from: 'setting !== 1',
    to: 'setting === 1',
    noticedBy: ['src/adapters/shop/commerce/showsTax.test.ts'],
  },
]
