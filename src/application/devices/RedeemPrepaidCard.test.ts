import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { PrepaidCardsInMemory } from '../../../tests/builders/prepaidCards.ts'
import { RedeemPrepaidCard } from './RedeemPrepaidCard.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const code = 'SIM0202644710KPX'

test('a card whose answer got lost counts as redeemed once its code is no longer good', async () => {
  const cards = new PrepaidCardsInMemory()
  cards.trouble = 'answer-lost'
  expect(await new RedeemPrepaidCard(cards, online).execute(code)).toEqual({ kind: 'redeemed' })
  expect(cards.redeemed).toEqual([code])
})

test('a card whose code is still good was not redeemed', async () => {
  const cards = new PrepaidCardsInMemory()
  cards.trouble = 'refused'
  await expect(new RedeemPrepaidCard(cards, online).execute(code)).rejects.toMatchObject({ outcome: 'not-done' })
})
