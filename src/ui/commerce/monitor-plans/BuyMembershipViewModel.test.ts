import { expect, test } from 'vitest'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { moneyOf } from '#domain/commerce/money'
import type { ProductOption } from '#domain/commerce/product'
import type { Selection } from '#domain/commerce/selection'
import { createCheckoutModel } from '../../../../tests/builders/checkout.ts'
import { buildAddress, buildCart, buildProduct } from '../../../../tests/builders/commerce.ts'
import { BuyMembershipViewModel } from './BuyMembershipViewModel.ts'
import { OfferedPlans } from './OfferedPlans.ts'

const years = [1, 3].map((id) => ({ id, title: `${id}`, price: moneyOf(0, 'USD'), order: id, plan: undefined }))
const duration: ProductOption = {
  ...{ id: 5, kind: 'radio', title: 'Years', isRequired: true, order: 0, values: years, maxLength: undefined, price: undefined },
}
const plans = ['basic', 'gone', 'course'].map((sku, id) =>
  buildProduct({
    ...{ id, kind: 'virtual', sku, urlKey: `plan-${sku}`, inStock: sku !== 'gone' },
    options: sku === 'course' ? [duration] : [],
  }),
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
  const taken: Selection[] = []
  const putInCart = {
    execute: async (selection: Selection) => {
      taken.push(selection)
      return { kind: 'changed', cart: buildCart() } as const
    },
  }
  const offered = new OfferedPlans(new ReadMembershipProducts(catalogue, { category: undefined }), catalogue)
  const model = new BuyMembershipViewModel(offered, catalogue, putInCart, { euCountries: async () => ['FR', 'DE'] }, checkout)
  model.want(wanted)
  model.start()
  await expect.poll(() => model.plans.value && model.countries.value).toBeDefined()
  await new Promise((resolve) => setImmediate(resolve))
  return { model, taken }
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

test('a plan goes into the cart once its duration is chosen', async () => {
  const { model, taken } = await open('course')
  await model.next()
  expect([model.isMissing, model.step, taken.length]).toEqual([true, 'selectPlans', 0])
  model.configurator?.answer(5, ['3'])
  await model.next()
  expect([model.isMissing, model.step, taken[0]?.options]).toEqual([false, 'address', [{ optionId: 5, values: ['3'] }]])
})
