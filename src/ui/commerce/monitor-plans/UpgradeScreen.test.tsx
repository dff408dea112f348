import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { UpgradePlan } from '#app/commerce/monitor-plans/UpgradePlan'
import { PayByCard } from '#app/commerce/PayByCard'
import { ReadMembershipProducts } from '#app/commerce/ReadMembershipProducts'
import { moneyOf } from '#domain/commerce/money'
import type { AddedTax } from '#domain/commerce/monitorPlans'
import type { OptionValue, ProductOption } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { CardModel } from '../payment/CardModel.ts'
import { OfferedPlans } from './OfferedPlans.ts'
import { UpgradeScreen } from './UpgradeScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const plan = { length: 12, instalment: moneyOf(9, 'USD'), adjustment: moneyOf(0, 'USD') }
const value: OptionValue = { id: 51, title: 'In twelve instalments', price: moneyOf(0, 'USD'), order: 0, plan }
const option: ProductOption = {
  ...{ id: 5, kind: 'radio', title: 'Payment', isRequired: false, order: 0, values: [value], maxLength: undefined, price: undefined },
}
const plans = [
  ['basic', 70],
  ['course', 130],
  ['pro', 240],
].map(([name, amount], id) => {
  const [sku, price] = [`${name}`, moneyOf(Number(amount), 'USD')]
  const each = { final: price, regular: price }
  return buildProduct({ id, kind: 'virtual', sku, name: `The ${sku}`, urlKey: sku, price: { from: each, to: each }, options: [option] })
})

async function show(tax?: AddedTax) {
  const clock = new FixedClock('2026-05-13T17:30:00Z')
  const catalogue = {
    store: async () => ({ id: 7, rootCategoryId: 1, timeZone: undefined }),
    menu: async () => [],
    list: async () => ({ products: plans, total: plans.length, page: 1, pageSize: 20 }),
    product: async (urlKey: string) => plans.find((each) => each.urlKey === urlKey),
  }
  const membership = { id: 'm-7', name: 'The basic', sku: 'basic', endsOn: Temporal.PlainDate.from('2026-06-02'), renews: true, tax }
  const memberships = { byId: async () => membership }
  const cards = { execute: unasked, isOffered: true, mayPay: true }
  const upgrade = new UpgradePlan(cards, { upgrade: unasked }, memberships, { value: true })
  const offered = new OfferedPlans(new ReadMembershipProducts(catalogue, { category: undefined }), catalogue)
  const card = new CardModel(new PayByCard(withoutAuthentication, { take: unasked }, { isOpen: true }), clock)
  await act(async () =>
    place.show(
      <InPage parts={[memberships, offered, upgrade, card, clock]}>
        <UpgradeScreen />
      </InPage>,
    ),
  )
}

const names = (selector: string) => [...place.element.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the plans are compared with the current one, without instalments, which an upgrade does not have', async () => {
  await show()
  expect(names('table th[scope=col]')).toEqual(['The basic', 'The course', 'The pro'])
  expect(names('table th[scope=rowgroup]')).toEqual(['compare.gives', 'compare.price'])
})

test('a tax that is added is told beside what is charged', async () => {
  await show({ label: 'Sales tax', percent: 10 })
  act(() => [...place.element.querySelectorAll('input')].at(-1)?.click())
  await act(async () => place.element.querySelector('form')?.requestSubmit())
  expect(names('[data-part=terms]')).toEqual(['upgrade.termsTaxed name=The pro price=$264.00 date=2 Jun 2027 label=Sales tax tax=$24.00'])
})
