import { expect, test } from 'vitest'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { CustomClubOrder } from '#domain/commerce/fitting/customClub'
import { moneyOf } from '#domain/commerce/money'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { CustomClubModel } from './CustomClubModel.ts'
import { CustomClubPanel } from './CustomClubPanel.tsx'

const at = Temporal.Instant.from('2026-05-20T17:30:00Z')
const order: CustomClubOrder = {
  ...{ id: 'CC000000031', storeCode: 'club_us', state: 'building', isDepositOnline: true, giftCodeUsage: [], couponUsage: [] },
  items: [{ id: 'c-1', name: 'Wedge', specification: ['54°'], quantity: 3, price: moneyOf(120, 'USD') }],
  cart: { total: moneyOf(360, 'USD'), deposit: moneyOf(90, 'USD'), rest: moneyOf(270, 'USD'), tax: undefined, paid: undefined },
  steps: [
    { step: 'parts', at, isDone: true },
    { step: 'assembly', at, isDone: false },
  ],
}

async function shown(given: Partial<CustomClubOrder>): Promise<HTMLElement> {
  const asked = { ...order, ...given }
  const fittings = {
    sessions: unasked,
    earlier: unasked,
    detail: unasked,
    putterSessions: unasked,
    putterDetail: unasked,
    order: async () => asked,
  }
  const model = new CustomClubModel(fittings, new FixedClock('2026-05-13T17:30:00Z'), new WithdrawnOrders())
  await model.show({ id: order.id, storeCode: order.storeCode })
  const place = renderAt()
  place.show(
    <InPage>
      <CustomClubPanel model={model} />
    </InPage>,
  )
  const copy = place.element.cloneNode(true)
  place.clear()
  if (!(copy instanceof HTMLElement)) throw new Error('Nothing is shown')
  return copy
}

test('an item of an order costs as much as all its pieces', async () => {
  expect((await shown({})).querySelector('[data-item] p:nth-of-type(2)')?.textContent).toBe('$360.00')
})

test('a day that is still to come is planned', async () => {
  const steps = [...(await shown({})).querySelectorAll('[data-step]')].map(({ textContent }) => textContent.includes('order.planned'))
  expect(steps).toEqual([false, true])
})

test('nothing is left to pay once the deposit was given back', async () => {
  const lines = await Promise.all((['returned', 'building'] as const).map((state) => shown({ state })))
  expect(lines.map((panel) => panel.querySelector('[data-sum=rest] dd')?.textContent)).toEqual([undefined, '$270.00'])
})
