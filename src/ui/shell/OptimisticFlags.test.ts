import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { OptimisticFlags } from './OptimisticFlags.ts'

const on = { wanted: true, asRead: false }
const off = { wanted: false, asRead: true }

test('a flag that nobody has pressed is as it was read', () => {
  const flags = new OptimisticFlags()
  expect([flags.isSet('a', true), flags.isSet('a', false), flags.failure, flags.fault]).toEqual([true, false, undefined, undefined])
})

test('a pressed flag shows the choice at once', async () => {
  const flags = new OptimisticFlags()
  const states: boolean[] = []
  const stop = autorun(() => states.push(flags.isSet('a', true)))
  const saving = flags.set('a', off, async () => false)
  expect([flags.isSet('a', true), flags.isSet('b', true)]).toEqual([false, true])
  expect(await saving).toBe(true)
  stop()
  expect(states).toEqual([true, false])
})

test('a flag that could not be saved returns to its state, with the failure', async () => {
  const flags = new OptimisticFlags()
  await flags.set('a', on, async () => true)
  expect(await flags.set('b', off, () => Promise.reject(new Failure('throttled')))).toBe(false)
  expect([flags.isSet('b', false), flags.failure?.kind, flags.fault]).toEqual([true, 'throttled', undefined])
})

test('a flag that the club answers otherwise is as the club says', async () => {
  const flags = new OptimisticFlags()
  expect(await flags.set('a', on, async () => false)).toBe(false)
  expect(flags.isSet('a', true)).toBe(false)
})

test('an unexpected error is kept apart from failures', async () => {
  const flags = new OptimisticFlags()
  await flags.set('a', on, async () => true)
  await flags.set('b', on, () => Promise.reject(new TypeError('a bug')))
  expect([flags.fault?.error, flags.failure]).toEqual([new TypeError('a bug'), undefined])
})

test('a later press decides, whichever write ends last', async () => {
  const flags = new OptimisticFlags()
  const first = Promise.withResolvers<boolean>()
  const firstPress = flags.set('a', on, () => first.promise)
  await flags.set('a', { wanted: false, asRead: true }, async () => false)
  first.resolve(true)
  await firstPress
  expect(flags.isSet('a', true)).toBe(false)
})

test('a later press that fails leaves what the earlier one has saved', async () => {
  const flags = new OptimisticFlags()
  await flags.set('a', on, async () => true)
  await flags.set('a', { wanted: false, asRead: false }, () => Promise.reject(new Failure('offline')))
  expect(flags.isSet('a', false)).toBe(true)
})
