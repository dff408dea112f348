import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exclusively, type Locks } from './locks.ts'

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

describe('work of this tab', () => {
  it('waits for the work before it, but for no change of another tab', async () => {
    const held: string[] = []
    const locks: Locks = {
      async request(name, work) {
        const waited = held.includes(name)
        held.push(name)
        return work(waited).finally(() => held.pop())
      },
    }
    const inOneTab = exclusively({ locks, events: new EventTarget() })
    const first = Promise.withResolvers<void>()
    const begun: string[] = []
    const works = [
      inOneTab('name', () => first.promise),
      inOneTab('name', async () => {
        begun.push('second')
      }),
    ]
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual([])
    first.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['second'])
    await Promise.all(works)
  })

  it('begins after the work before it has failed', async () => {
    const inOneTab = exclusively({ locks: undefined, events: new EventTarget() })
    const failing = inOneTab('name', () => Promise.reject(new Error('Offline')))
    const next = inOneTab('name', async () => 'done')
    await expect(failing).rejects.toThrow('Offline')
    await expect(next).resolves.toBe('done')
  })
})
