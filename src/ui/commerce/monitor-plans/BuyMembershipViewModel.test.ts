import { expect, test } from 'vitest'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { createCheckoutModel } from '../../../../tests/builders/checkout.ts'
import { buildAddress, buildProduct } from '../../../../tests/builders/commerce.ts'
import { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import { OfferedPlans } from './OfferedPlans.ts'

const plans = ['basic', 'gone', 'course'].map((sku, id) =>
  buildProduct({ id, kind: 'virtual', sku, urlKey: `plan-${sku}`, inStock: sku !== 'gone' }),
)

async function open(wanted: string) {
  const catalogue = {
    store: async () => ({ id: 7, rootCategoryId: 1, timeZone: undefined }),
    menu: async () => [],
    list: async () => ({ products: plans, total: plans.length, page: 1, pageSize: 20 }),
    product: async (urlKey: string) => plans.find((plan) => plan.urlKey === urlKey),
  }
  const { model: checkout } = await createCheckoutModel({
    customer: 'hana',
    cart: { isVirtual: true },
    saved: [buildAddress(1, { countryCode: 'US' }), buildAddress(2, { countryCode: 'FR' })],
  })
  const putInCart = { execute: () => Promise.reject(new Error('Nothing is put there here')) }
  const offered = new OfferedPlans(new ReadMembershipProducts(catalogue, { category: undefined }), catalogue)
  const model = new BuyMembershipViewModel(offered, catalogue, putInCart, { euCountries: async () => ['FR', 'DE'] }, checkout)
  model.want(wanted)
  model.start()
  await expect.poll(() => model.plans.value && model.countries.value).toBeDefined()
  await new Promise((resolve) => setImmediate(resolve))
  return { model }
}

test.each([
  ['course', 'plan-course'],
  ['gone', undefined],
])('the plan of an address is chosen if it is to be had: %s', async (wanted, chosen) => {
  expect((await open(wanted)).model.chosen).toBe(chosen)
})

test('whether a bill goes to the European Union depends on the address that is used', async () => {
  const { model } = await open('course')
  const { billing } = model.checkout.places
  const told = (['1', '2'] as const).map((id) => {
    billing.choose(id)
    return model.isInEu
  })
  billing.choose('new')
  billing.form.change('countryCode', 'DE')
  expect([...told, model.isInEu]).toEqual([false, true, true])
})
