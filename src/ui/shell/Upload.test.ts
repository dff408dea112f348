import { expect, test } from 'vitest'
import type { Progress } from '#app/shared/chosenFile'
import { Upload } from './Upload.ts'

test('an upload says how far it is, and begins anew with the next one', async () => {
  const upload = new Upload()
  await upload.run(async ({ onProgress }) => onProgress(0.5))
  expect(upload.share).toBe(0.5)
  expect(await upload.run(async () => upload.share)).toBeUndefined()
})

test('a canceled upload is no failure; any other failure is', async () => {
  const upload = new Upload()
  const running = upload.run(
    ({ signal }: Progress) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  upload.cancel()
  expect(await running).toBe('canceled')
  await expect(upload.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
