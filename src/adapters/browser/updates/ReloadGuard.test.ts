import { expect, test } from 'vitest'
import { MemoryStorage } from '../createDevice.ts'
import { ReloadGuard } from './ReloadGuard.ts'

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('each version has one turn in a tab', () => {
  const place = new MemoryStorage()
  expect(new ReloadGuard(() => place, 'one').spend()).toBe(true)
  expect(new ReloadGuard(() => place, 'one').spend()).toBe(false)
  expect(new ReloadGuard(() => place, 'two').spend()).toBe(true)
})

test('two versions that take turns do not make a circle', () => {
  const place = new MemoryStorage()
  const turns = ['one', 'two', 'one', 'two', 'one'].map((version) => new ReloadGuard(() => place, version).spend())
  expect(turns).toEqual([true, true, false, false, false])
})

test.each([
  ['forbidden', forbidden],
  ['full', () => Object.assign(new MemoryStorage(), { setItem: forbidden })],
  ['forgetful', () => Object.assign(new MemoryStorage(), { setItem: () => undefined })],
  ['spoilt', () => Object.assign(new MemoryStorage(), { getItem: () => '{"half' })],
  ['somebody else’s', () => Object.assign(new MemoryStorage(), { getItem: () => '"one"' })],
])('where storage is %s nothing is loaded anew', (_what, place) => {
  expect(new ReloadGuard(place, 'one').spend()).toBe(false)
})
