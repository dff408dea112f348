import { expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { RoundsCurrentRound } from './RoundsCurrentRound.ts'

test('without a card on the device, home loads nothing of rounds', async () => {
  const storage = new DeviceStorage(createDevice().tab())
  const round = new RoundsCurrentRound(() => expect.unreachable(), storage)
  expect(await round.inProgress()).toEqual([])
})
