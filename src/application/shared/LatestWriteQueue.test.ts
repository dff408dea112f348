import { expect, test } from 'vitest'
import { LatestWriteQueue } from './LatestWriteQueue.ts'

function createQueue(fails: (value: number) => boolean = () => false) {
  const written: number[] = []
  const waiting: (() => void)[] = []
  const write = async (value: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    await promise
    if (fails(value)) throw new Error(`failed ${value}`)
    written.push(value)
    return value
  }
  const answer = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue: new LatestWriteQueue<number, number>(), write, written, waiting, answer }
}

test('of the values that come during a write, only the last is written', async () => {
  const { queue, write, written, answer } = createQueue()
  const all = [1, 2, 3].map((value) => queue.run('a', value, write))
  await answer()
  await answer()
  expect(await Promise.all(all)).toEqual([1, 3, 3])
  expect(written).toEqual([1, 3])
})

test('each caller can wait for the last write', async () => {
  const { queue, write, answer } = createQueue()
  const all = [1, 2, 3].map((value) => queue.runToEnd('a', value, write))
  await answer()
  await answer()
  expect(await Promise.all(all)).toEqual([3, 3, 3])
})

test('a value that comes during the second write is written third', async () => {
  const { queue, write, written, answer } = createQueue()
  const first = [1, 2].map((value) => queue.runToEnd('a', value, write))
  await answer()
  const last = queue.runToEnd('a', 3, write)
  await answer()
  await answer()
  expect(await Promise.all([...first, last])).toEqual([3, 3, 3])
  expect(written).toEqual([1, 2, 3])
})

test('a failed write does not prevent the next', async () => {
  const { queue, write, written, answer } = createQueue((value) => value === 1)
  const failed = expect(queue.run('a', 1, write)).rejects.toThrow('failed 1')
  const next = queue.run('a', 2, write)
  await answer()
  await answer()
  await failed
  expect(await next).toBe(2)
  expect(written).toEqual([2])
})

test('a value that was just written is not written again', async () => {
  const { queue, write, waiting, answer } = createQueue()
  const all = [1, 2, 1].map((value) => queue.run('a', value, write))
  await answer()
  expect(await Promise.all(all)).toEqual([1, 1, 1])
  expect(waiting).toEqual([])
})

test('one key does not wait for another', () => {
  const { queue, write, waiting } = createQueue()
  void queue.run('a', 1, write)
  void queue.run('b', 2, write)
  expect(waiting).toHaveLength(2)
})
