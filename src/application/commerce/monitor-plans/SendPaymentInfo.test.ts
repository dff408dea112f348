import { expect, test, vi } from 'vitest'
import type { MonitorPlans } from './ports/MonitorPlans.ts'
import { SendPaymentInfo } from './SendPaymentInfo.ts'

function create({ takesCards = true, isOpen = true } = {}) {
  const sendCard = vi.fn<MonitorPlans['sendCard']>(async () => undefined)
  const plans: MonitorPlans = { takesCards, sendCard, upgrade: async () => 'upgraded', euCountries: async () => [] }
  return { sendCard, useCase: new SendPaymentInfo(plans, { isOpen }) }
}

test('the card of a membership is sent as a token', async () => {
  const { sendCard, useCase } = create()
  await useCase.execute('m-7', { key: 'k', value: 'v' })
  expect(sendCard.mock.calls).toEqual([['m-7', { key: 'k', value: 'v' }]])
})

test.each([true, false])('cards are offered as the store takes them, and staff pay nothing: %s', (is) => {
  const { useCase } = create({ takesCards: is, isOpen: !is })
  expect([useCase.isOffered, useCase.mayPay]).toEqual([is, !is])
})
