import { Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { Failure } from '#app/shared/failure'
import { MessageRemoval } from './MessageRemoval.ts'

function create(kind?: 'rejected' | 'gone') {
  const wake: (() => void)[] = []
  const sleep = (_milliseconds: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      wake.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const remove = vi.fn(async () => {
    if (kind) throw new Failure(kind)
  })
  const changes = new Subject<boolean>()
  const conversations = { remove, after: async () => [], send: () => Promise.reject(new Failure('offline')) }
  const model = new MessageRemoval(conversations, { sleep }, { changes })
  return { model, remove, changes, isOver: () => wake.at(-1)?.() }
}

test('[returns.delete-own-messages-only] a deleted message is gone from the screen at once, and from the shop when it can’t be undone', async () => {
  const { model, remove, isOver } = create()
  model.remove('hash', 7)
  expect([model.isRemoved(7), remove.mock.calls.length]).toEqual([true, 0])
  isOver()
  await expect.poll(() => remove).toHaveBeenCalledExactlyOnceWith('hash', 7)
})

test('an undone deletion never reaches the shop', async () => {
  const { model, remove, isOver } = create()
  model.remove('hash', 7)
  model.undo(7)
  isOver()
  model.dispose()
  expect([model.isRemoved(7), remove.mock.calls.length]).toEqual([false, 0])
})

test('a customer who leaves or deletes another message has made up their mind', async () => {
  const { model, remove } = create()
  model.remove('hash', 7)
  model.remove('hash', 8)
  model.undo(7)
  model.dispose()
  const both = ['hash', 7, 'hash', 8]
  await expect.poll(() => [model.removed, remove.mock.calls.flat()]).toEqual([[7, 8], both])
})

test('a message that the shop keeps comes back; one that is gone already stays away', async () => {
  const refused = create('rejected')
  refused.model.remove('hash', 7)
  refused.model.dispose()
  await expect.poll(() => [refused.model.isRemoved(7), refused.model.removing.failure?.kind]).toEqual([false, 'rejected'])
  const gone = create('gone')
  gone.model.remove('hash', 7)
  gone.model.dispose()
  await expect.poll(() => [gone.model.removing.busy, gone.model.isRemoved(7)]).toEqual([false, true])
})

test('the shop hears of it when the page is left', async () => {
  const { model, remove, changes } = create()
  model.remove('hash', 7)
  changes.next(true)
  expect([remove.mock.calls.length, model.unconfirmed]).toEqual([0, [7]])
  changes.next(false)
  await expect.poll(() => [remove.mock.calls, model.unconfirmed]).toEqual([[['hash', 7]], []])
  changes.next(false)
  expect([remove.mock.calls.length, changes.observed]).toEqual([1, false])
})
