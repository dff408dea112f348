import { expect, test, vi } from 'vitest'
import { provideIdleCallback } from './idleCallback.ts'

type Page = Parameters<typeof provideIdleCallback>[0]

test('an engine without idle callbacks gets periods that end', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const tasks: (() => void)[] = []
  const page: Page = { setTimeout: (task: TimerHandler) => tasks.push(() => typeof task === 'function' && task()) }
  provideIdleCallback(page)
  const left: number[] = []
  page.requestIdleCallback?.((deadline) => {
    left.push(deadline.timeRemaining())
    now.mockReturnValue(1030)
    left.push(deadline.timeRemaining())
    now.mockReturnValue(2000)
    left.push(deadline.timeRemaining())
  })
  expect(left).toEqual([])
  for (const task of tasks) task()
  expect(left).toEqual([50, 20, 0])
  now.mockRestore()
})

test('an engine’s own idle callbacks stay', () => {
  const own = () => 1
  const page: Page = { setTimeout: () => 1, requestIdleCallback: own }
  provideIdleCallback(page)
  expect(page.requestIdleCallback).toBe(own)
})
