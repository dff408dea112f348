import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { PlaceReturn } from '#app/returns/PlaceReturn'
import { UploadAttachment } from '#app/returns/UploadAttachment'
import type { ReturnableItem } from '#domain/returns/returnableItem'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { ReturnsInMemory } from '../../../../tests/builders/returns.ts'
import { AttachmentsModel } from '../attachments/AttachmentsModel.ts'
import { RequestViewModel } from './RequestViewModel.ts'

const tees: ReturnableItem = { itemId: 1, name: 'Oak Tees, 50', picture: undefined, available: 3, reason: undefined }
const polo: ReturnableItem = { itemId: 2, name: 'Fescue Polo', picture: undefined, available: 0, reason: 'onSale' }

function createForm(drafts = new DraftsInMemory()) {
  const returns = new ReturnsInMemory()
  const attachments = new AttachmentsModel(new UploadAttachment({ upload: async () => 'too-large' }))
  const place = new PlaceReturn(returns, { value: true, changes: NEVER })
  return new RequestViewModel(returns, { of: async () => [tees, polo] }, place, drafts, attachments)
}

test('[returns.only-returnable-items-chosen] an item that the shop does not take back can’t be chosen', async () => {
  const model = createForm()
  await model.open('000001013')
  model.toggle(polo, true)
  model.toggle(tees, true)
  expect([...model.drafts.keys()]).toEqual([1])
  expect(await model.place()).toBeUndefined()
  for (const kind of ['reason', 'condition', 'resolution'] as const) model.choose(1, kind, 10)
  expect((await model.place())?.id).toBe(99)
})

test.each(['000001013', undefined])('chosen items are there again when the form is opened again for the order %s', async (order) => {
  const drafts = new DraftsInMemory()
  const form = createForm(drafts)
  await form.open('000001013')
  form.toggle(tees, true)
  form.setQuantity(1, 2)
  form.choose(1, 'reason', 10)
  form.dispose()
  const again = createForm(drafts)
  await again.open(order)
  expect(again.order?.number).toBe('000001013')
  expect(again.draftOf(1)).toEqual({ quantity: 2, reason: 10 })
})

test('an item offers its own resolutions in the shop’s order, and those of the settings where it has none', async () => {
  const model = createForm()
  await model.open('000001013')
  const resolutions = [
    { id: 31, label: 'Exchange', position: 20 },
    { id: 30, label: 'Refund', position: 10 },
  ]
  expect(model.choicesOf('resolution', { ...tees, resolutions }).map(({ id }) => id)).toEqual([30, 31])
  expect(model.choicesOf('resolution', { ...tees, resolutions: [] })).toEqual([])
  expect(model.choicesOf('resolution', tees)).toEqual([{ id: 7, label: 'Repair', position: 1 }])
})

test('a draft of one order is not there for another', async () => {
  const drafts = new DraftsInMemory()
  const form = createForm(drafts)
  await form.open('000001013')
  form.toggle(tees, true)
  form.dispose()
  const again = createForm(drafts)
  await again.open('000001010')
  expect(again.drafts.size).toBe(0)
})

test('each attempt with something missing leads to the first problem', async () => {
  const form = createForm()
  await form.open('000001013')
  await form.place()
  expect([form.attempts, form.isNothingChosen]).toEqual([1, true])
  form.toggle(tees, true)
  await form.place()
  expect([form.attempts, form.problemsAt(tees)]).toEqual([2, ['reason', 'condition', 'resolution']])
})

test('a form with only a serial number is not lost without a question', async () => {
  const form = createForm()
  await form.open('000001013')
  expect(form.isUnsent).toBe(false)
  form.fill('serial', 'SN-4471')
  expect(form.isUnsent).toBe(true)
})
