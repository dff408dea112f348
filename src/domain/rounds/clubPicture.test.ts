import { expect, test } from 'vitest'
import { pictureTypeOf } from './clubPicture.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['jpg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  [undefined, 'GIF89a'],
  [undefined, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [undefined, 'RIFF\x10\0\0\0WAVE'],
  [undefined, '\x89PN'],
  [undefined, ''],
])('a picture is %s by its first bytes', (type, content) => {
  expect(pictureTypeOf(bytes(content))).toBe(type)
})
