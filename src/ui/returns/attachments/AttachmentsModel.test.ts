import { expect, test } from 'vitest'
import { UploadAttachment } from '#app/returns/UploadAttachment'
import { AttachmentsModel } from './AttachmentsModel.ts'

test('the file that is removed is the chosen one', () => {
  const model = new AttachmentsModel(new UploadAttachment({ upload: async () => 'too-large' }))
  const [torn, box] = ['torn.jpg', 'box.png'].map((name, index) => ({ hash: `f-${index}`, name }))
  model.restore([torn, box].flatMap((file) => file ?? []))
  model.remove('f-1')
  expect(model.files).toEqual([torn])
})
