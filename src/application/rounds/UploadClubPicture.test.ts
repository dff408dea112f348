import { describe, expect, test } from 'vitest'
import { largestFile, longestSide, type PictureType } from '#domain/rounds/clubPicture'
import type { ClubPictures, PictureFile } from './ports/ClubPictures.ts'
import { UploadClubPicture } from './UploadClubPicture.ts'

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 1])], { type: 'text/plain' })
const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])
const upload = { signal: new AbortController().signal, onProgress: () => undefined }

function create(answers: readonly ('uploaded' | 'expired')[] = ['uploaded'], resized: PictureFile | undefined = jpeg) {
  const uploaded: { readonly key: string; readonly picture: PictureFile }[] = []
  const sides: number[] = []
  const pictures: ClubPictures = {
    newKey: (type: PictureType) => `new.${type}`,
    upload: async (key, picture) => {
      uploaded.push({ key, picture })
      return answers[uploaded.length - 1] ?? 'uploaded'
    },
    addressOf: async () => '',
  }
  const resizer = {
    resize: async (_picture: PictureFile, side: number) => {
      sides.push(side)
      return resized
    },
  }
  return { uploaded, sides, useCase: new UploadClubPicture(pictures, resizer) }
}

describe('[rounds.club-image-flow] a picture', () => {
  test('is uploaded as it was made smaller, under a name with the type that it has by then', async () => {
    const { useCase, uploaded, sides } = create()
    expect(await useCase.execute(png, upload)).toEqual({ kind: 'uploaded', key: 'new.jpg' })
    expect([uploaded, sides]).toEqual([[{ key: 'new.jpg', picture: jpeg }], [longestSide]])
  })

  test.each([
    ['by its content, whatever it calls itself', new Blob(['<html>'], { type: 'image/jpeg' }), jpeg, 'not-a-picture'],
    ['where it is no picture once it was made smaller', png, new Blob(['<html>']), 'not-a-picture'],
    ['where the browser can’t read it', png, undefined, 'not-a-picture'],
    [
      'where it is larger than 25 MB',
      { type: '', slice: () => jpeg, arrayBuffer: () => jpeg.arrayBuffer(), size: largestFile + 1 },
      jpeg,
      'too-large',
    ],
  ])('is refused on the device %s', async (_what, file, resized, kind) => {
    const { useCase, uploaded } = create([], resized)
    if (resized === undefined) Object.assign(useCase, { resizer: { resize: async () => undefined } })
    expect(await useCase.execute(file, upload)).toEqual({ kind })
    expect(uploaded).toEqual([])
  })

  test('may be as large as 25 MB', async () => {
    const { useCase } = create()
    const file = { type: '', slice: () => jpeg, arrayBuffer: () => jpeg.arrayBuffer(), size: 25 * 1024 * 1024 }
    expect(await useCase.execute(file, upload)).toMatchObject({ kind: 'uploaded' })
  })

  test('is judged by its first twelve bytes', async () => {
    const parts: (readonly number[])[] = []
    const slice = (start: number, end: number) => {
      parts.push([start, end])
      return jpeg
    }
    const file = { type: '', slice, arrayBuffer: () => expect.unreachable(), size: 9_000_000 }
    expect(await create().useCase.execute(file, upload)).toMatchObject({ kind: 'uploaded' })
    expect(parts).toEqual([[0, 12]])
  })

  test('is uploaded to a new address where the first one has expired', async () => {
    const { useCase, uploaded } = create(['expired', 'uploaded'])
    expect(await useCase.execute(png, upload)).toEqual({ kind: 'uploaded', key: 'new.jpg' })
    expect(uploaded).toHaveLength(2)
  })

  test('is given up where the second address has expired too', async () => {
    const { useCase, uploaded } = create(['expired', 'expired', 'uploaded'])
    expect(await useCase.execute(png, upload)).toEqual({ kind: 'expired' })
    expect(uploaded).toHaveLength(2)
  })

  test('is not uploaded once the player has canceled', async () => {
    const { useCase, uploaded } = create()
    await expect(useCase.execute(png, { ...upload, signal: AbortSignal.abort(new Error('canceled')) })).rejects.toThrow('canceled')
    expect(uploaded).toEqual([])
  })
})
