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

test('[returns.only-returnable-items-chosen] an item that the shop does not take back can’t be chosen', async () => {
  const returns = new ReturnsInMemory()
  const attachments = new AttachmentsModel(new UploadAttachment({ upload: async () => 'too-large' }))
  const place = new PlaceReturn(returns, { value: true, changes: NEVER })
  const model = new RequestViewModel(returns, { of: async () => [tees, polo] }, place, new DraftsInMemory(), attachments)
  await model.open('000001013')
  model.toggle(polo, true)
  model.toggle(tees, true)
  expect([...model.drafts.keys()]).toEqual([1])
  expect(await model.place()).toBeUndefined()
  for (const kind of ['reason', 'condition', 'resolution'] as const) model.choose(1, kind, 10)
  expect((await model.place())?.id).toBe(99)
})
