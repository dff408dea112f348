import { expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import { Loaded, withReload } from './Loaded.ts'

class Part {
  readonly reading = new Loaded<number>()
  readonly check = new Loaded<number>({ isReloaded: false })
}

class Whole {
  readonly part = new Part()
  readonly reading = new Loaded<number>()
}

function createCounter() {
  let count = 0
  return async () => {
    count += 1
    return count
  }
}

test('a view model and its parts are read again together', async () => {
  const { made, reload } = withReload(() => new Whole())
  await Promise.all([made.reading.load(createCounter()), made.part.reading.load(createCounter())])
  reload()
  await Promise.resolve()
  await Promise.resolve()
  expect([made.reading.value, made.part.reading.value]).toEqual([2, 2])
})

test('what is shown stays until the new answer is there', async () => {
  const { made, reload } = withReload(() => new Whole())
  await made.reading.load(createCounter())
  reload()
  expect([made.reading.value, made.reading.busy]).toEqual([1, true])
})

test('an answer to the request before is dropped', async () => {
  const answers: ((value: string) => void)[] = []
  const { made, reload } = withReload(() => new Loaded<string>())
  const first = made.load(() => new Promise((resolve) => answers.push(resolve)))
  reload()
  answers[1]?.('français')
  answers[0]?.('English')
  await first
  expect(made.value).toBe('français')
})

test.each([
  ['what was never read', async () => undefined],
  ['what was cleared', async ({ reading }: Part) => reading.load(createCounter()).then(reading.clear)],
  ['an answer that is no reading', async ({ check }: Part) => check.load(createCounter())],
])('%s is not read again', async (_what, prepare) => {
  const { made, reload } = withReload(() => new Part())
  await prepare(made)
  reload()
  expect([made.reading.busy, made.check.busy]).toEqual([false, false])
})

test('what could not be read is asked for again', async () => {
  const { made, reload } = withReload(() => new Loaded<number>())
  let isDown = true
  await made.load(async () => {
    if (isDown) throw new Failure('offline')
    return 1
  })
  isDown = false
  reload()
  await Promise.resolve()
  await Promise.resolve()
  expect(made.state).toBe('ready')
})
