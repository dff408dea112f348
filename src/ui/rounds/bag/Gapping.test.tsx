import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildBag, buildClub, clubLists } from '../../../../tests/builders/rounds.ts'
import { BagsInMemory, currentPlayer } from '../../../../tests/builders/roundsPorts.ts'
import { BagModel } from './BagModel.ts'
import { Gapping } from './Gapping.tsx'

async function told(...distances: readonly number[]): Promise<string | undefined> {
  const clubs = distances.map((distance, index) => buildClub(index, index === 0 ? 'd' : '7', { distance }))
  const backend = new BagsInMemory([buildBag(1)], clubs)
  const model = new BagModel(backend, backend, { read: async () => clubLists }, currentPlayer())
  await model.open(1)
  return /gaps\.(?:allEven|lead|few)/.exec(drawn(<Gapping model={model} />).textContent)?.[0]
}

test('gaps are even only where each of them is', async () => {
  expect([await told(200), await told(200, 190, 180), await told(200, 190, 140)]).toEqual(['gaps.few', 'gaps.allEven', 'gaps.lead'])
})
