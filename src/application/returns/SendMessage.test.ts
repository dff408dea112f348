import { Subject } from 'rxjs'
import { expect, test, vi } from 'vitest'
import type { ReturnMessage } from '#domain/returns/returnMessage'
import { Failure, type FailureKind } from '../shared/failure.ts'
import { SendMessage } from './SendMessage.ts'

const message = { text: 'Is Friday early enough?', files: [] }
const online = { value: true, changes: new Subject<boolean>() }

function build(id: number, text = message.text): ReturnMessage {
  return { id, text, at: Temporal.Instant.from('2026-05-13T17:30:00Z'), from: 'customer', name: 'Hana', files: [] }
}

function create(kept: readonly ReturnMessage[], kind?: FailureKind) {
  const send = vi.fn(async () => {
    if (kind) throw new Failure(kind)
    return build(9)
  })
  const after = vi.fn(async (_hash: string, lastId: number) => kept.filter(({ id }) => id > lastId))
  return { send, after, useCase: new SendMessage({ send, after }, online) }
}

test('a message is sent once, and shown from the answer', async () => {
  const { send, useCase } = create([])
  expect(await useCase.execute('hash', message, { known: [], isRepeated: false })).toEqual(build(9))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a message whose answer got lost is found among those after the last known one', async () => {
  const { send, after, useCase } = create([build(3), build(5)], 'timed-out')
  expect(await useCase.execute('hash', message, { known: [build(3)], isRepeated: false })).toEqual(build(5))
  expect([send.mock.calls.length, after.mock.calls[0]?.[1]]).toEqual([1, 3])
})

test('a message whose answer got lost is neither another one nor from the shop', async () => {
  const others: readonly ReturnMessage[] = [
    { ...build(4), from: 'shop' },
    build(5, 'Is Monday early enough?'),
    { ...build(6), files: [{ name: 'club.jpg', address: undefined }] },
  ]
  const { useCase } = create([...others, build(7)], 'timed-out')
  expect(await useCase.execute('hash', message, { known: [], isRepeated: false })).toEqual(build(7))
})

test('a message that may have been sent before is looked for first', async () => {
  const { send, useCase } = create([build(5)])
  expect(await useCase.execute('hash', message, { known: [], isRepeated: true })).toEqual(build(5))
  expect(send).not.toHaveBeenCalled()
})

test('a refused message fails without a search', async () => {
  const { after, useCase } = create([build(5)], 'rejected')
  await expect(useCase.execute('hash', message, { known: [], isRepeated: false })).rejects.toMatchObject({ kind: 'rejected' })
  expect(after).not.toHaveBeenCalled()
})
