import { expect, test } from 'vitest'
import { withoutAuthentication } from '#app/commerce/club-payment/withoutAuthentication'
import { FollowDeposit } from '#app/commerce/deposit/FollowDeposit'
import { TakeDeposit } from '#app/commerce/deposit/TakeDeposit'
import { PayByCard } from '#app/commerce/PayByCard'
import { moneyOf } from '#domain/commerce/money'
import { buildClubOrder, buildClubSet } from '../../../../tests/builders/clubOrders.ts'
import { buildAddress } from '../../../../tests/builders/commerce.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { CardModel } from '../payment/CardModel.ts'
import { DepositChoices } from './DepositChoices.ts'
import { DepositCodesModel } from './DepositCodesModel.ts'
import { DepositSummary } from './DepositSummary.tsx'
import { DepositViewModel } from './DepositViewModel.ts'

async function shown(isIncluded: boolean): Promise<HTMLElement> {
  const set = buildClubSet('three', { tax: { label: 'Sales tax', amount: moneyOf(37, 'USD'), isIncluded } })
  const deposits = {
    order: async () => buildClubOrder({ sets: [buildClubSet('two'), set] }),
    ...{ centre: async () => buildAddress(90), offers: async () => ({ isCardOffered: true, affirm: undefined }) },
    ...{ checkCoupon: unasked, checkGiftCode: unasked, take: unasked, deletePlaced: unasked },
  }
  const book = { read: async () => ({ email: 'hana@club.example', addresses: [] }), add: unasked, update: unasked, remove: unasked }
  const clock = new FixedClock('2026-05-13T17:30:00Z')
  const card = new CardModel(new PayByCard(withoutAuthentication, { take: unasked }, { isOpen: true }), clock)
  const taking = new TakeDeposit(deposits, { execute: unasked }, { isOpen: true }, { value: true }, (_name, work) => work())
  const choices = new DepositChoices(deposits, book)
  const model = new DepositViewModel(choices, new DepositCodesModel(deposits), card, taking, new FollowDeposit(deposits, clock))
  await model.open('CC31')
  return drawn(<DepositSummary model={model} />)
}

test.each([
  [false, ['tax', 'total', 'rest']],
  [true, ['total', 'taxIncluded', 'rest']],
])('a tax is told once: included in the prices %s', async (isIncluded, lines) => {
  const sums = [...(await shown(isIncluded)).querySelectorAll('[data-sum]')]
  expect(sums.map((row) => row.getAttribute('data-sum'))).toEqual(lines)
  expect(sums.find(({ textContent }) => textContent.includes('label=Sales tax'))?.textContent).toContain('$37.00')
})
