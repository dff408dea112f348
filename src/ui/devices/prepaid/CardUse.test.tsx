import { act } from 'react'
import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { RedeemPrepaidCard } from '#app/devices/RedeemPrepaidCard'
import { PrepaidCardsInMemory } from '../../../../tests/builders/prepaidCards.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { CardUse } from './CardUse.tsx'
import { PrepaidModel } from './PrepaidModel.ts'

test('a card that is for the other use says only that', async () => {
  const cards = new PrepaidCardsInMemory()
  const prepaid = new PrepaidModel(cards, new RedeemPrepaidCard(cards, { value: true, changes: NEVER }))
  prepaid.write('MEM0000000000007')
  await prepaid.check()
  const place = renderAt()
  const told = () => ['prepaid.mismatch', 'prepaid.needsPlan'].map((key) => place.element.textContent.includes(`${key}Lead`))
  if (prepaid.card) place.show(<CardUse prepaid={prepaid} card={prepaid.card} needsPlan={true} />)
  expect(told()).toEqual([false, true])
  act(() => prepaid.choose('simulator'))
  expect(told()).toEqual([true, false])
  place.clear()
})
