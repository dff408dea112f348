import { expect, test } from 'vitest'
import { ReadScorecard } from '#app/rounds/ReadScorecard'
import { markedFailed, nextToSend, withEntry } from '#domain/rounds/keptCard'
import { buildHole, createCardDevice, ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { UnsentScores } from './UnsentScores.ts'

test('counts the holes that are not at the club, also of another player and those that were refused', async () => {
  const device = createCardDevice(new ScorecardsInMemory())
  const store = device.createStore()
  const unsent = new UnsentScores(new DeviceStorage(device.device.tab()))
  await new ReadScorecard(new ScorecardsInMemory(), store, device.golfer).execute('52')
  expect(unsent.items()).toEqual([])
  for (const number of [3, 5]) store.change('player-jonah', '52', (kept) => kept && withEntry(kept, number, { strokes: 6 }))
  store.change('player-jonah', '52', (kept) => kept && markedFailed(kept, nextToSend(kept)?.hole ?? buildHole(3), true))
  device.signIn('player-hana')
  expect(unsent.items()).toEqual([{ kind: 'holes', count: 2 }])
})
