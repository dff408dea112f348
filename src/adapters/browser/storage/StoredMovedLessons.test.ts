import { expect, test } from 'vitest'
import { createDevice } from '../createDevice.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { SessionRecords } from './SessionRecords.ts'
import { StoredMovedLessons } from './StoredMovedLessons.ts'

test('the new ids of moved lessons are found after a reload, and forgotten with the session', () => {
  const tab = createDevice().tab()
  const moved = new StoredMovedLessons(new DeviceStorage(tab))
  moved.add('a-1', 'a-2')
  moved.add('b-1', 'b-2')
  const reloaded = new DeviceStorage(tab)
  const again = new StoredMovedLessons(reloaded)
  expect(['a-1', 'b-1', 'c-1'].map((id) => again.newIdOf(id))).toEqual(['a-2', 'b-2', undefined])
  expect(['a-2', 'b-2', 'a-1'].map((id) => again.oldIdOf(id))).toEqual(['a-1', 'b-1', undefined])
  new SessionRecords(reloaded).forgetOwn()
  expect(again.newIdOf('a-1')).toBeUndefined()
})
