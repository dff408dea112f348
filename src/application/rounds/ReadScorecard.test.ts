import { expect, test } from 'vitest'
import { buildHole, buildScorecard, createCardDevice, ScorecardsInMemory } from '../../../tests/builders/scorecards.ts'
import { KeptCards } from './KeptCards.ts'
import { ReadScorecard } from './ReadScorecard.ts'

test('a card is read once its player is known, and kept on the device', async () => {
  const card = buildScorecard({ roundId: '53', holes: [buildHole(1, { strokes: 4 })] })
  const { golfer, signIn, createStore } = createCardDevice(new ScorecardsInMemory(card))
  signIn(undefined)
  const store = createStore()
  const reading = new ReadScorecard(new ScorecardsInMemory(card), store, golfer).execute('53')
  signIn('player-hana')
  expect(await reading).toEqual(card)
  expect(store.find('player-hana', '53')?.card).toEqual(card)
})

test('the cards on a device are those of the player', async () => {
  const { golfer, signIn, createStore } = createCardDevice(new ScorecardsInMemory())
  const store = createStore()
  const kept = new KeptCards(store, golfer)
  const counts: number[] = []
  kept.changes.subscribe((cards) => counts.push(cards.length))
  await new ReadScorecard(new ScorecardsInMemory(), store, golfer).execute('52')
  expect(kept.value.map(({ card }) => card.roundId)).toEqual(['52'])
  signIn(undefined)
  expect([kept.value, counts.at(0), counts.at(-1)]).toEqual([[], 1, 0])
})
