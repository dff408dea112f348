import { expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { LearningCurrentVideo } from './LearningCurrentVideo.ts'

test('with nothing watched on the device, home loads nothing of the library', async () => {
  const storage = new DeviceStorage(createDevice().tab())
  const video = new LearningCurrentVideo(() => expect.unreachable(), storage)
  expect(await video.inProgress()).toEqual([])
})
