import { NEVER } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import { ScoreSync } from '#app/rounds/ScoreSync'
import { scorecardScreenParts } from '../../../../tests/builders/scorecardScreen.ts'
import { createCardDevice, ScorecardsInMemory } from '../../../../tests/builders/scorecards.ts'
import { CardEntries } from './CardEntries.ts'

async function openCard() {
  const club = new ScorecardsInMemory()
  const device = createCardDevice(club)
  const [read, entries] = scorecardScreenParts(club, device)
  await read.execute('52')
  entries.open('52')
  return { club, device, entries }
}

function createEntries(player: Partial<Player> | undefined) {
  const golfer = { value: player && { id: 'player-hana', metricDistances: false, metricSpeeds: false, ...player }, changes: NEVER }
  const { createStore, connectivity } = createCardDevice(new ScorecardsInMemory())
  const execute = vi.fn(async () => ({ waits: false }))
  const sync = new ScoreSync({ execute }, createDevice().clock, connectivity, connectivity, golfer)
  return { execute, entries: new CardEntries(createStore(), golfer, sync, connectivity) }
}

test('a card that is not kept has no entries', () => {
  const { entries } = createEntries({})
  expect([entries.waiting, entries.refused, entries.conflicts, entries.isUntouched]).toEqual([[], [], [], true])
})

test('entries wait in their order while there is no network', async () => {
  const { device, entries } = await openCard()
  device.network.next(false)
  await entries.enter(3, { strokes: 5 })
  await entries.enter(1, { strokes: 4 })
  expect([entries.isOnline, entries.waiting, entries.refused]).toEqual([false, [3, 1], []])
})

test('an entry that the club refuses no longer waits', async () => {
  const { club, entries } = await openCard()
  club.troubles = ['refused']
  await entries.enter(7, { strokes: 5 })
  expect([entries.isOnline, entries.waiting, entries.refused]).toEqual([true, [], [7]])
})

test('whatever the club refuses is discarded at once', async () => {
  const { club, entries } = await openCard()
  club.troubles = ['refused', 'refused']
  await entries.enter(7, { strokes: 5 })
  await entries.enter(4, { strokes: 3 })
  expect(entries.refused).toHaveLength(2)
  entries.discardRefused()
  await expect.poll(() => entries.refused.length).toBeLessThan(2)
  expect(entries.refused).toEqual([])
})

test('a card is touched by its first entry', async () => {
  const { entries } = await openCard()
  expect(entries.isUntouched).toBe(true)
  await entries.enter(2, { strokes: 4 })
  expect(entries.isUntouched).toBe(false)
})

test('a card that is opened sends what waits', () => {
  const { execute, entries } = createEntries({})
  entries.open('52')
  expect(execute).toHaveBeenCalledTimes(1)
})

test('without a player nothing is kept', async () => {
  const { entries } = createEntries(undefined)
  entries.open('52')
  await entries.enter(1, { strokes: 4 })
  expect(entries.kept).toBeUndefined()
})

test.each([
  ['metric units', { metricDistances: true }, true],
  ['miles and yards', { metricDistances: false }, false],
  ['nobody signed in', undefined, false],
])('distances are metric as the player wants: %s', (_what, player, isMetric) => {
  expect(createEntries(player).entries.isMetric).toBe(isMetric)
})

test('a card that was never opened can be closed', () => {
  const { entries } = createEntries({})
  entries.close()
  expect(entries.kept).toBeUndefined()
})
