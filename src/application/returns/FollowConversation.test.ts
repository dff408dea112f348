import { BehaviorSubject, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { FollowConversation } from './FollowConversation.ts'

function create({ isNew = false } = {}) {
  const ticks = new Subject<void>()
  const page = new BehaviorSubject(true)
  let looks = 0
  const stop = new FollowConversation({ ticks }, { value: true, changes: page.asObservable() }).start(async () => {
    looks += 1
    return isNew
  })
  const pass = async (count: number) => {
    for (let tick = 0; tick < count; tick += 1) {
      ticks.next()
      await Promise.resolve()
    }
  }
  const first = looks
  return { page, pass, stop, looks: () => looks - first }
}

test('a conversation is looked at with each tick, and less often once it is idle', async () => {
  const { pass, looks } = create()
  await pass(12)
  expect(looks()).toBe(12)
  await pass(12)
  expect(looks()).toBe(14)
})

test('a conversation in which something happens never becomes idle', async () => {
  const { pass, looks } = create({ isNew: true })
  await pass(40)
  expect(looks()).toBe(40)
})

test('nothing is looked at while the page is hidden; at once when the customer comes back', async () => {
  const { pass, page, looks } = create()
  page.next(false)
  await pass(5)
  expect(looks()).toBe(0)
  page.next(true)
  expect(looks()).toBe(1)
})

test('a closed conversation is not looked at', async () => {
  const { pass, page, stop, looks } = create()
  stop()
  await pass(3)
  page.next(true)
  expect(looks()).toBe(0)
})
