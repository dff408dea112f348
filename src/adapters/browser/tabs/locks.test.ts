import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exclusively } from './locks.ts'

const lock = (waited: boolean) => ({ request: <T>(_name: string, work: (waited: boolean) => Promise<T>) => work(waited) })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function started(waited: boolean) {
  const events = new EventTarget()
  const begun: string[] = []
  const work = exclusively({ locks: lock(waited), events })('name', async () => {
    begun.push('work')
  })
  return { events, begun, work }
}

it('begins at once where nobody else was at it', () => {
  expect(started(false).begun).toEqual(['work'])
})

it('begins after what the other tab has stored is here', async () => {
  const { events, begun, work } = started(true)
  expect(begun).toEqual([])
  events.dispatchEvent(new Event('storage'))
  await work
  expect(begun).toEqual(['work'])
})

it('begins soon where the other tab has stored nothing', async () => {
  const { begun, work } = started(true)
  vi.advanceTimersByTime(100)
  await work
  expect(begun).toEqual(['work'])
})
