import { expect, test } from 'vitest'
import { writtenOptions } from './writtenOptions.ts'

const option = { title: '', isRequired: false, order: 1, values: [], maxLength: 12, price: undefined }
const options = [
  { ...option, id: 1, kind: 'field' },
  { ...option, id: 2, kind: 'drop-down' },
  { ...option, id: 3, kind: 'field' },
] as const

test('Texts are those that were written, without what was chosen', () => {
  const answers = [
    { optionId: 1, values: ['1974'] },
    { optionId: 2, values: ['7'] },
    { optionId: 3, values: [] },
  ]
  expect([...writtenOptions({ options }, { options: answers })]).toEqual([[1, '1974']])
})
