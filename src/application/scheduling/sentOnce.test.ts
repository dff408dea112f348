import { describe, expect, test, vi } from 'vitest'
import { Failure, type FailureKind } from '../shared/failure.ts'
import { sentOnce } from './sentOnce.ts'

const fails = (kind: FailureKind) => vi.fn<() => Promise<string>>(() => Promise.reject(new Failure(kind)))

describe('a write that is sent once', () => {
  test('is its answer, and nothing is read', async () => {
    const read = vi.fn<() => Promise<string>>()
    expect(await sentOnce(async () => 'done', read)).toBe('done')
    expect(read).not.toHaveBeenCalled()
  })

  test.each(['offline', 'timed-out', 'server-fault', 'broken-contract'] as const)(
    'is what reading finds when it ended %s',
    async (kind) => {
      const write = fails(kind)
      expect(await sentOnce(write, async () => 'found')).toBe('found')
      expect(write).toHaveBeenCalledTimes(1)
    },
  )

  test('fails as it did when reading finds nothing', async () => {
    const write = fails('timed-out')
    await expect(sentOnce(write, async () => undefined)).rejects.toMatchObject({ kind: 'timed-out' })
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('fails as it did when reading fails too', async () => {
    await expect(sentOnce(fails('timed-out'), fails('offline'))).rejects.toMatchObject({ kind: 'timed-out' })
  })

  test.each(['unauthorised', 'forbidden', 'gone', 'throttled', 'rejected'] as const)(
    'fails without reading when the server said %s',
    async (kind) => {
      const read = vi.fn<() => Promise<string>>()
      await expect(sentOnce(fails(kind), read)).rejects.toMatchObject({ kind })
      expect(read).not.toHaveBeenCalled()
    },
  )

  test('hides no programming error', async () => {
    await expect(
      sentOnce(
        () => Promise.reject(new TypeError('oops')),
        async () => 'found',
      ),
    ).rejects.toThrow(TypeError)
    await expect(sentOnce(fails('timed-out'), () => Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError)
  })
})
