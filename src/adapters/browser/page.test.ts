import { expect, it } from 'vitest'
import { isEmbedded } from './page.ts'

it.each([
  ['embedOnProd=true', true],
  ['a=1&embedOnProd=true', true],
  ['embedOnProd=TRUE', false],
  ['embedOnProd=1', false],
  ['embedOnProd=', false],
  ['embedonprod=true', false],
  ['', false],
])('a page is embedded by exactly embedOnProd=true: ?%s', (query, embedded) => {
  expect(isEmbedded(new URL(`https://www.clubhouse.example/?${query}`))).toBe(embedded)
})
