import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { ClubPictures } from '#app/rounds/ports/ClubPictures'
import { UploadClubPicture } from '#app/rounds/UploadClubPicture'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { PictureField } from './PictureField.tsx'
import { PictureModel } from './PictureModel.ts'

const pictures: ClubPictures = { newKey: () => 'key', upload: async () => 'uploaded', addressOf: async () => '/club.png' }

let clear = (): void => undefined
afterEach(() => clear())

test('the button that chooses a picture receives the focus when the picture is removed', async () => {
  const model = new PictureModel(new UploadClubPicture(pictures, { resize: async () => undefined }), pictures)
  await model.show('key')
  const place = renderAt()
  clear = place.clear
  place.show(<PictureField picture={model} />)
  const [choose, remove] = place.element.querySelectorAll('button')
  act(() => remove?.focus())
  act(() => model.remove())
  expect([remove?.isConnected, document.activeElement === choose]).toEqual([false, true])
})
