import { expect, test } from 'vitest'
import { type AttachmentProblem, problemWith, wireFileName } from './attachment.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]
const text = [...'no picture'].map((sign) => sign.charCodeAt(0))
const heic = [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d]

test.each<readonly [string, readonly number[], number, AttachmentProblem | undefined]>([
  ['box.png', png, 100, undefined],
  ['BOX.PNG', png, 100, undefined],
  ['box.jpeg', [0xff, 0xd8, 0xff], 100, undefined],
  ['box.jfif', [0xff, 0xd8, 0xff], 100, undefined],
  ['box.JPE', [0xff, 0xd8, 0xff], 100, undefined],
  ['box.webp', webp, 100, undefined],
  ['box', webp, 100, undefined],
  ['.png', webp, 100, undefined],
  ['bill.pdf', pdf, 100, undefined],
  ['box.png', [], 0, 'empty'],
  ['box.png', png, 101, 'too-large'],
  ['IMG_2034.HEIC', heic, 10, 'wrong-type'],
  ['letter.txt', text, 10, 'wrong-type'],
  ['letter', text, 10, 'wrong-type'],
  ['letter.png', text, 10, 'renamed'],
  ['box.jpg', png, 10, 'renamed'],
  ['box.txt', png, 10, 'renamed'],
])('[returns.attachment-limit] %s of %j and %i bytes: %s', (name, bytes, size, problem) => {
  expect(problemWith({ name, size, bytes: new Uint8Array(bytes) }, 100)).toBe(problem)
})

const jpeg = [0xff, 0xd8, 0xff]

test.each([
  ['photo.jfif', jpeg, 'photo.jpg'],
  ['my.old.PJPEG', jpeg, 'my.old.jpg'],
  ['photo.JPG', jpeg, 'photo.JPG'],
  ['photo.jpeg', jpeg, 'photo.jpeg'],
  ['jfif', jpeg, 'jfif.jpg'],
  ['photo', webp, 'photo.webp'],
  ['letter', text, 'letter'],
  ['.pdf', pdf, '.pdf.pdf'],
  ['bill.pdf', pdf, 'bill.pdf'],
])('%s of %j is sent as %s', (name, bytes, sent) => {
  expect(wireFileName(name, new Uint8Array(bytes))).toBe(sent)
})
