import { expect, test } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { laterKeys } from '../keys.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredWatchHistory } from './StoredWatchHistory.ts'

const tempo = { videoId: 'tempo-1', seriesId: 'tempo', seconds: 60, watched: [{ from: 0, to: 10 }], position: 10 }

function createHistory() {
  const device = createDevice()
  const player: { value: string | undefined } = { value: 'player-hana' }
  const inTab = () => new StoredWatchHistory(new DeviceStorage(device.tab()), player)
  return { device, player, inTab, history: inTab() }
}

test('what was watched is kept for every tab', () => {
  const { history, inTab } = createHistory()
  history.save(tempo)
  expect(inTab().find('tempo-1')).toEqual(tempo)
})

test('ranges that another tab has kept stay; the last position wins', () => {
  const { history, inTab } = createHistory()
  history.save(tempo)
  inTab().save({ ...tempo, watched: [{ from: 30, to: 40 }], position: 40 })
  const watched = [
    { from: 0, to: 10 },
    { from: 30, to: 40 },
  ]
  expect(history.all()).toEqual([{ ...tempo, watched, position: 40 }])
})

test('nothing of one player is shown to another, or kept for nobody', () => {
  const { history, player } = createHistory()
  history.save(tempo)
  player.value = 'player-wren'
  expect(history.all()).toEqual([])
  player.value = undefined
  history.save(tempo)
  expect(history.all()).toEqual([])
})

test('what can’t be read is replaced', () => {
  const { device, history } = createHistory()
  device.local.setItem(laterKeys.watched, '{"player-hana":[{"videoId":7}]}')
  expect(history.all()).toEqual([])
  history.save(tempo)
  expect(history.all()).toEqual([tempo])
})
