import { NEVER, Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { FollowConversation } from '#app/returns/FollowConversation'
import { MessageExchange } from '#app/returns/MessageExchange'
import type { NewMessage } from '#app/returns/ports/Conversations'
import { SendMessage } from '#app/returns/SendMessage'
import { UploadAttachment } from '#app/returns/UploadAttachment'
import { Failure } from '#app/shared/failure'
import type { MessageSender, ReturnMessage } from '#domain/returns/returnMessage'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { AttachmentsModel } from '../attachments/AttachmentsModel.ts'
import { ConversationModel } from './ConversationModel.ts'
import { MessageRemoval } from './MessageRemoval.ts'

function build(id: number, from: MessageSender, text = `Message ${id}`): ReturnMessage {
  return { id, from, text, at: Temporal.Instant.from('2026-05-13T17:30:00Z'), name: from, files: [] }
}

async function create(drafts = new DraftsInMemory()) {
  const kept = [build(1, 'system'), build(2, 'customer'), build(3, 'shop')]
  const after = vi.fn(async (_hash: string, lastId: number) => kept.filter(({ id }) => id > lastId))
  const send = vi.fn(async (_hash: string, { text }: NewMessage) => build(9, 'customer', text))
  const remove = vi.fn(async () => undefined)
  const ticks = new Subject<void>()
  const always = { value: true, changes: NEVER }
  const conversations = { after, send, remove }
  const exchange = new MessageExchange(conversations, new SendMessage(conversations, always), new FollowConversation({ ticks }, always))
  const upload = new UploadAttachment({ upload: async () => 'too-large' })
  const removal = new MessageRemoval(conversations, { sleep: () => new Promise(() => undefined) }, always)
  const model = new ConversationModel(exchange, drafts, new AttachmentsModel(upload), removal)
  const onNews = vi.fn()
  await model.open('hash', 1000, onNews)
  return {
    kept,
    after,
    send,
    remove,
    model,
    onNews,
    look: async () => {
      ticks.next()
      await expect.poll(() => after.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true)
      await Promise.resolve()
    },
  }
}

test('[returns.messages-since-last-id] only messages after the last known one are asked for', async () => {
  const { after, kept, model, look } = await create()
  kept.push(build(5, 'shop'))
  await look()
  await look()
  expect(after.mock.calls.map(([, lastId]) => lastId)).toEqual([0, 3, 5])
  expect(model.messages.map(({ id }) => id)).toEqual([1, 2, 3, 5])
})

test('what somebody else writes meanwhile has arrived; what was there and what the customer writes has not', async () => {
  const { kept, model, look } = await create()
  expect(model.arrived).toBeUndefined()
  model.write('Is Friday early enough?')
  await model.send()
  expect([model.messages.at(-1)?.id, model.arrived, model.text]).toEqual([9, undefined, ''])
  kept.push(build(10, 'shop'), build(11, 'customer'))
  await look()
  expect(model.arrived?.id).toBe(10)
})

test('a message that was not sent stays in its box and on the device until the customer sends it again', async () => {
  const drafts = new DraftsInMemory()
  const { model, send, look } = await create(drafts)
  send.mockRejectedValueOnce(new Failure('rejected'))
  model.write('Is Friday early enough?')
  expect(await model.send()).toBe(false)
  await look()
  model.dispose()
  const later = await create(drafts)
  expect([later.model.text, send.mock.calls.length, later.send.mock.calls.length]).toEqual(['Is Friday early enough?', 1, 0])
})

test('files of a message that was not sent stay with it', async () => {
  const drafts = new DraftsInMemory()
  const { model } = await create(drafts)
  const files = ['torn.jpg', 'box.png'].map((name, index) => ({ hash: `f-${index}`, name }))
  model.attachments.restore(files)
  model.dispose()
  expect((await create(drafts)).model.attachments.files).toEqual(files)
})

test('[returns.delete-own-messages-only] only the customer’s own messages can be removed', async () => {
  const { model, remove } = await create()
  for (const message of model.messages) model.remove(message)
  model.dispose()
  expect(model.messages.map(({ id }) => id)).toEqual([1, 3])
  await expect.poll(() => remove.mock.calls).toEqual([['hash', 2]])
})

test('nothing is sent without text or files', async () => {
  const { model, send } = await create()
  model.write('  ')
  expect([await model.send(), send.mock.calls.length]).toEqual([false, 0])
})

test('the shop’s messages are news of the return, the customer’s own are none', async () => {
  const { kept, look, onNews } = await create()
  kept.push(build(5, 'customer'))
  await look()
  expect(onNews).not.toHaveBeenCalled()
  kept.push(build(6, 'system'))
  await look()
  expect(onNews).toHaveBeenCalledOnce()
})

test('[returns.delete-own-messages-only] a message deleted before a reload stays deleted', async () => {
  const drafts = new DraftsInMemory()
  const { model } = await create(drafts)
  model.remove(build(2, 'customer'))
  const later = await create(drafts)
  expect(later.model.messages.map(({ id }) => id)).toEqual([1, 3])
  await expect.poll(() => [later.remove.mock.calls, drafts.kept.size]).toEqual([[['hash', 2]], 0])
})
