import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MemoryStorage } from '../createDevice.ts'
import { CachedValue } from './CachedValue.ts'
import { DeviceStorage } from './DeviceStorage.ts'

function create() {
  const local = new MemoryStorage()
  const storage = new DeviceStorage({ localStorage: () => local, sessionStorage: () => new MemoryStorage() })
  const cached = new CachedValue(storage.local, 'clubhouse.scores', z.array(z.number()))
  return { cached, storage }
}

test('a stored value is the same object until its text changes', () => {
  const { cached, storage } = create()
  storage.local.write('clubhouse.scores', [4])
  const first = cached.read()
  expect(cached.read()).toBe(first)
  storage.local.write('clubhouse.scores', [4, 5])
  expect(cached.read()).toEqual([4, 5])
})

test('what was written is stored, and read again as the same object', () => {
  const { cached, storage } = create()
  const written = [3]
  cached.write(written)
  expect(cached.read()).toBe(written)
  expect(storage.local.read('clubhouse.scores', z.array(z.number()))).toEqual([3])
})

test('nothing is left of a value that was removed, here or elsewhere', () => {
  const { cached, storage } = create()
  cached.write([3])
  storage.local.remove('clubhouse.scores')
  expect(cached.read()).toBeUndefined()
  cached.write([3])
  cached.remove()
  expect(cached.read()).toBeUndefined()
})
