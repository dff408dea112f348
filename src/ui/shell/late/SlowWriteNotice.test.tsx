import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { openWrites } from '../openWrites.ts'
import { Task } from '../Task.ts'
import { SlowWriteNotice } from './SlowWriteNotice.tsx'

let place: ReturnType<typeof renderAt>

beforeEach(() => {
  vi.useFakeTimers()
  place = renderAt()
  place.show(<SlowWriteNotice />)
})

afterEach(() => {
  place.clear()
  vi.useRealTimers()
})

function begin(task: Task, answer: Promise<void>): Promise<void> | undefined {
  let writing: Promise<void> | undefined
  act(() => {
    writing = task.run(() => answer)
  })
  return writing
}

const said = () => place.element.querySelector('[role="status"]')?.textContent

test('a write without an answer for ten seconds takes longer than usual, until it is answered', async () => {
  const answer = Promise.withResolvers<void>()
  const writing = begin(new Task(), answer.promise)
  act(() => vi.advanceTimersByTime(9_999))
  expect(said()).toBeUndefined()
  act(() => vi.advanceTimersByTime(1))
  expect(said()).toBe('kit.takingLonger')
  await act(async () => {
    answer.resolve()
    await writing
  })
  expect(said()).toBeUndefined()
})

test('each write has ten seconds of its own', async () => {
  const task = new Task()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let next: Promise<unknown> | undefined
  const writing = begin(task, first.promise)
  act(() => vi.advanceTimersByTime(9_000))
  await act(async () => {
    first.resolve()
    await writing
    next = task.run(() => second.promise)
  })
  act(() => vi.advanceTimersByTime(9_000))
  expect(said()).toBeUndefined()
  act(() => vi.advanceTimersByTime(1_000))
  expect(said()).toBe('kit.takingLonger')
  await act(async () => {
    second.resolve()
    await next
  })
})

test('the time in which the player is asked is not the write’s', async () => {
  const answer = Promise.withResolvers<void>()
  const writing = begin(new Task(), answer.promise)
  act(() => vi.advanceTimersByTime(3_000))
  let answered: () => unknown = () => undefined
  act(() => {
    answered = openWrites.askPlayer()
  })
  act(() => vi.advanceTimersByTime(60_000))
  expect(said()).toBeUndefined()
  act(() => answered())
  act(() => vi.advanceTimersByTime(10_000))
  expect(said()).toBe('kit.takingLonger')
  await act(async () => {
    answer.resolve()
    await writing
  })
})
