import { expect, test } from 'vitest'
import { isOwn, isPicture, merged, type ReturnMessage } from './returnMessage.ts'

function build(id: number, text = ''): ReturnMessage {
  return { id, text, at: Temporal.Instant.from('2026-05-13T17:30:00Z'), from: 'shop', name: 'Janice', files: [] }
}

test.each([
  ['club.JPG', true],
  ['club.jpeg', true],
  ['club.webp', true],
  ['club.png.zip', false],
  ['clubpng', false],
])('%s is shown as a picture: %s', (name, isShown) => {
  expect(isPicture({ name, address: 'https://shop.example/file' })).toBe(isShown)
})

test('a picture from an address that can not be trusted is not shown', () => {
  expect(isPicture({ name: 'club.png', address: undefined })).toBe(false)
})

test('only messages from the customer are their own', () => {
  expect((['customer', 'shop', 'system'] as const).filter((from) => isOwn({ from }))).toEqual(['customer'])
})

test('merged messages are in the order of their ids, each once and as it was read last', () => {
  expect(merged([build(12), build(5, 'old')], [build(5, 'new'), build(9)])).toEqual([build(5, 'new'), build(9), build(12)])
})
