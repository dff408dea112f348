import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FollowPayment } from '#app/commerce/club-payment/FollowPayment'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { PayGear } from '#app/commerce/gear/PayGear'
import { PayByCard } from '#app/commerce/PayByCard'
import type { RecommendedGear } from '#domain/commerce/gear/gear'
import { moneyOf } from '#domain/commerce/money'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { CardModel } from '../payment/CardModel.ts'
import { GearScreen } from './GearScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const tax = { kind: 'tax', label: 'Sales tax', amount: moneyOf(3, 'USD') } as const
function gear(id: string, given: Partial<RecommendedGear> = {}): RecommendedGear {
  return {
    ...{ id, name: `The ${id}`, description: undefined, reason: 'It suits you', coachName: undefined, tax: 8.25 },
    ...{ quote: { id: `q-${id}`, lines: [tax], total: moneyOf(43, 'USD') }, requestId: undefined, orderNumber: undefined },
    ...given,
  }
}

/** `later`: once the payment that was open has succeeded. */
async function show(list: readonly RecommendedGear[], at = '/shop/gear', later?: readonly RecommendedGear[]) {
  const clock = new FixedClock('2026-05-13T17:30:00Z')
  const answers = [list]
  const port = { recommended: async () => answers.shift() ?? later ?? list, pictures: async () => new Map() }
  const status = () => (later ? Promise.resolve('success' as const) : new Promise<never>(() => undefined))
  const payments = { invoke: () => Promise.reject(new Error('Nothing is paid here')), status }
  const take = () => Promise.reject(new Error('Nothing is paid here'))
  const card = new CardModel(new PayByCard(withoutAuthentication, { take }, { isOpen: true }), clock)
  const pay = new PayGear(payments, port, { isOpen: true }, { value: true })
  const parts = [port, card, pay, new FollowPayment(payments, clock)]
  await act(async () =>
    place.show(
      <InPage parts={parts} at={at}>
        <GearScreen />
      </InPage>,
    ),
  )
}

const offered = () =>
  [...place.element.querySelectorAll('[data-gear]')]
    .filter((row) => row.textContent.includes('item.buy'))
    .map((row) => row.getAttribute('data-gear'))

test('what was ordered is not paid again, also where its address names it', async () => {
  await show([gear('wedge', { orderNumber: '000001013' }), gear('putter'), gear('bag')], '/shop/gear?item=wedge')
  expect([offered(), place.element.querySelector('form')]).toEqual([['putter', 'bag'], null])
})

test('nothing else is bought while a payment is open', async () => {
  await show([gear('wedge'), gear('putter', { requestId: 'r-7' })])
  expect(offered()).toEqual([])
})

test('the words of a coach have a name where it is known, and a tax its rate', async () => {
  await show([gear('wedge', { coachName: 'Marisol Vance' }), gear('putter')], '/shop/gear?item=putter')
  const captions = [...place.element.querySelectorAll('[data-gear]')].map((row) => row.querySelector('figcaption')?.textContent)
  expect(captions).toEqual(['Marisol Vance', undefined])
  expect(place.element.textContent).toContain('8.25')
})

test('what was bought leads to its own receipt', async () => {
  const bag = gear('bag', { requestId: 'r-2', orderNumber: '000001013' })
  const putter = gear('putter', { requestId: 'r-7' })
  await show([bag, putter], '/shop/gear', [bag, { ...putter, orderNumber: '000001031' }])
  const [receipt] = [...place.element.querySelectorAll('a')].filter(({ textContent }) => textContent === 'bought.receipt')
  expect([receipt?.getAttribute('href'), place.element.textContent.includes('bought.lead name=The putter')]).toEqual([
    '/shop/purchases/r-7',
    true,
  ])
})
