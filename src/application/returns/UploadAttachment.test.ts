import { expect, test, vi } from 'vitest'
import type { Attachments } from './ports/Attachments.ts'
import { UploadAttachment } from './UploadAttachment.ts'

const largest = 1000
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'club.jpg')
const uploaded = { hash: 'h-7', name: 'club.jpg' }

function create(answer: Awaited<ReturnType<Attachments['upload']>> = uploaded) {
  const upload = vi.fn<Attachments['upload']>(async () => answer)
  const request = new AbortController()
  const progress = { signal: request.signal, onProgress: () => undefined }
  return { upload, request, progress, useCase: new UploadAttachment({ upload }) }
}

test('a file is uploaded with its progress', async () => {
  const { upload, progress, useCase } = create()
  expect(await useCase.execute(picture, largest, progress)).toEqual({ kind: 'uploaded', file: uploaded })
  expect(upload).toHaveBeenCalledWith(picture, progress)
})

test('a file that the shop refuses says why', async () => {
  const { progress, useCase } = create('wrong-type')
  expect(await useCase.execute(picture, largest, progress)).toEqual({ kind: 'refused', problem: 'wrong-type' })
})

test('a file that is too large is not sent', async () => {
  const { upload, progress, useCase } = create()
  expect(await useCase.execute(picture, 2, progress)).toEqual({ kind: 'refused', problem: 'too-large' })
  expect(upload).not.toHaveBeenCalled()
})

test('a file that was canceled while it was judged is not sent', async () => {
  const { upload, request, progress, useCase } = create()
  const uploading = useCase.execute(picture, largest, progress)
  request.abort()
  await expect(uploading).rejects.toThrow()
  expect(upload).not.toHaveBeenCalled()
})
