import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { openWrites } from './openWrites.ts'
import { Task } from './Task.ts'
import { unsavedChanges } from './unsavedChanges.ts'

test('a write is busy until its answer', async () => {
  const task = new Task()
  const states: boolean[] = []
  const stop = autorun(() => states.push(task.busy))
  expect(await task.run(async () => 'saved')).toBe('saved')
  stop()
  expect(states).toEqual([false, true, false])
})

test('a second press sends nothing while the first is under way', async () => {
  const task = new Task()
  const first = task.run(async () => 'first')
  expect(await task.run(async () => 'second')).toBeUndefined()
  expect(await first).toBe('first')
  expect(await task.run(async () => 'third')).toBe('third')
})

test('a failure is kept until it is cleared or the next write begins', async () => {
  const task = new Task()
  const fail = () => Promise.reject(new Failure('throttled'))
  expect(await task.run(fail)).toBeUndefined()
  expect([task.failure?.kind, task.fault, task.busy]).toEqual(['throttled', undefined, false])
  task.clear()
  expect(task.failure).toBeUndefined()
  await task.run(fail)
  const next = task.run(async () => 'saved')
  expect(task.failure).toBeUndefined()
  await next
})

test('an unexpected error is no failure', async () => {
  const task = new Task()
  const error = new Error('a bug')
  await task.run(() => Promise.reject(error))
  expect([task.fault, task.failure]).toEqual([{ error }, undefined])
})

test.each([
  ['after a success', async () => 'saved'],
  ['after a failure', () => Promise.reject(new Failure('offline'))],
])('a write is an unsaved change and an open write, and neither %s', async (_when, write) => {
  const running = new Task().run(write)
  expect([unsavedChanges.any, openWrites.oldest()]).toEqual([true, {}])
  await running
  expect([unsavedChanges.any, openWrites.oldest()]).toEqual([false, undefined])
})
