import { describe, expect, test, vi } from 'vitest'
import { Failure, type FailureKind } from './failure.ts'
import { unlessUnknown, writeOnce, writeUnverified } from './writeOnce.ts'

const connectivity = { value: true }
const fails = (kind: FailureKind) => vi.fn<() => Promise<string>>(() => Promise.reject(new Failure(kind)))

describe('a write that is sent once', () => {
  test('is its answer, and nothing is read', async () => {
    const read = vi.fn<() => Promise<string>>()
    expect(await writeOnce(connectivity, async () => 'done', read)).toBe('done')
    expect(read).not.toHaveBeenCalled()
  })

  test.each(['offline', 'timed-out', 'server-fault', 'broken-contract'] as const)(
    'is what reading finds when it ended %s',
    async (kind) => {
      const write = fails(kind)
      expect(await writeOnce(connectivity, write, async () => 'found')).toBe('found')
      expect(write).toHaveBeenCalledTimes(1)
    },
  )

  test('fails as not done if the read finds nothing', async () => {
    const write = fails('timed-out')
    await expect(writeOnce(connectivity, write, async () => undefined)).rejects.toMatchObject({ kind: 'timed-out', outcome: 'not-done' })
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('fails as unknown if the read fails too', async () => {
    await expect(writeOnce(connectivity, fails('timed-out'), fails('offline'))).rejects.toMatchObject({
      kind: 'timed-out',
      outcome: 'unknown',
    })
  })

  test.each(['unauthorised', 'forbidden', 'gone', 'throttled', 'rejected'] as const)(
    'fails without reading when the server said %s',
    async (kind) => {
      const read = vi.fn<() => Promise<string>>()
      await expect(writeOnce(connectivity, fails(kind), read)).rejects.toMatchObject({ kind })
      expect(read).not.toHaveBeenCalled()
    },
  )

  test('was not sent if the network was lost before; then nothing is read', async () => {
    const read = vi.fn<() => Promise<string>>()
    await expect(writeOnce({ value: false }, fails('offline'), read)).rejects.toMatchObject({ kind: 'offline', outcome: 'not-sent' })
    expect(read).not.toHaveBeenCalled()
  })

  test('may have succeeded if an answer was late, even though the network was lost before', async () => {
    await expect(writeOnce({ value: false }, fails('timed-out'), async () => 'found')).resolves.toBe('found')
  })

  test('may have been sent if the network was lost meanwhile', async () => {
    const cutMeanwhile = { value: true }
    const write = async () => {
      cutMeanwhile.value = false
      throw new Failure('offline')
    }
    await expect(writeOnce(cutMeanwhile, write, fails('offline'))).rejects.toMatchObject({ kind: 'offline', outcome: 'unknown' })
  })

  test('hides no programming error', async () => {
    await expect(
      writeOnce(
        connectivity,
        () => Promise.reject(new TypeError('oops')),
        async () => 'found',
      ),
    ).rejects.toThrow(TypeError)
    await expect(writeOnce(connectivity, fails('timed-out'), () => Promise.reject(new TypeError('oops')))).rejects.toThrow(TypeError)
  })
})

test('the outcome of an earlier write stays unknown if it can’t be read', async () => {
  await expect(unlessUnknown(undefined, fails('forbidden'))).rejects.toMatchObject({ kind: 'forbidden', outcome: 'unknown' })
  expect(await unlessUnknown(undefined, async () => 'found')).toBe('found')
})

describe('a write that nothing can read back', () => {
  test('is its answer', async () => {
    expect(await writeUnverified(connectivity, async () => 'done')).toBe('done')
  })

  test.each([
    ['offline', false, 'not-sent'],
    ['offline', true, 'unknown'],
    ['timed-out', false, 'unknown'],
  ] as const)('that ended %s, with a network before: %s, is %s', async (kind, value, outcome) => {
    await expect(writeUnverified({ value }, fails(kind))).rejects.toMatchObject({ kind, outcome })
  })

  test('is known not to be done where the server refused it', async () => {
    await expect(writeUnverified(connectivity, fails('rejected'))).rejects.toMatchObject({ kind: 'rejected', outcome: undefined })
  })

  test('hides no programming error', async () => {
    const error = new TypeError('oops')
    await expect(writeUnverified(connectivity, () => Promise.reject(error))).rejects.toBe(error)
  })
})
