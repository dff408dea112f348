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
  const model = new MessageRemoval({ remove, after: async () => [], send: () => Promise.reject(new Failure('offline')) }, { sleep })
  return { model, remove, isOver: () => wake.at(-1)?.() }
}

test('[returns.delete-own-messages-only] a deleted message is gone from the screen at once, and from the shop when it can’t be undone', async () => {
  const { model, remove, isOver } = create()
  model.remove('hash', 7)
  expect([model.isRemoved(7), remove.mock.calls.length]).toEqual([true, 0])
  isOver()
  await vi.waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('hash', 7))
})

test('an undone deletion never reaches the shop', async () => {
  const { model, remove, isOver } = create()
  model.remove('hash', 7)
  model.undo(7)
  isOver()
  model.dispose()
  expect([model.isRemoved(7), remove.mock.calls.length]).toEqual([false, 0])
})

test('a customer who leaves or deletes another message has made up their mind', () => {
  const { model, remove } = create()
  model.remove('hash', 7)
  model.remove('hash', 8)
  model.undo(7)
  model.dispose()
  expect([model.removed, remove.mock.calls]).toEqual([[7, 8], [['hash', 7]]])
})

test('a message that the shop keeps comes back; one that is gone already stays away', async () => {
  const refused = create('rejected')
  refused.model.remove('hash', 7)
  refused.model.dispose()
  await vi.waitFor(() => expect([refused.model.isRemoved(7), refused.model.removing.failure?.kind]).toEqual([false, 'rejected']))
  const gone = create('gone')
  gone.model.remove('hash', 7)
  gone.model.dispose()
  await vi.waitFor(() => expect([gone.model.removing.busy, gone.model.isRemoved(7)]).toEqual([false, true]))
})
