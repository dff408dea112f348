import { expect, test } from 'vitest'
import { createDesk } from '../../tests/builders/createDesk.ts'
import { testCardOf } from '../contexts/commerce/bank/testCards.ts'

test('the list contains a test card for each behaviour of the bank, to be copied', async () => {
  const { desk, happened } = await createDesk()
  const [first, ...others] = desk.wallet.cards
  expect(others.map(({ number }) => testCardOf(number))).toEqual(others)
  expect(new Set(desk.wallet.cards.map(({ about }) => about)).size).toBe(others.length + 1)
  await desk.wallet.copy(first?.number ?? '')
  expect([happened, desk.wallet.notice]).toEqual([[`copy ${first?.number}`], { isProblem: false, text: `${first?.number} copied` }])
})
