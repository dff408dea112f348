import { expect, test } from 'vitest'
import { partsIn } from '../../http/multipart.ts'

const form = (...parts: readonly string[]) =>
  `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`

test('a form has texts and files', () => {
  const parts = partsIn(
    form('name="subject"\r\n\r\nBlack video', 'name="attachments[]"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG'),
  )
  expect(parts).toEqual([
    { field: 'subject', filename: undefined, content: 'Black video' },
    { field: 'attachments[]', filename: 'a.png', content: '\x89PNG' },
  ])
})

test.each(['', '{}', '--x\r\nname\r\n', form('filename="a.png"\r\n\r\nx')])('%j is no form', (body) => {
  expect(partsIn(body)).toBeUndefined()
})
