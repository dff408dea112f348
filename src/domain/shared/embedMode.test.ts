import { expect, test } from 'vitest'
import { withEmbedFlag } from './embedMode.ts'

test.each([
  ['/lessons', '/lessons?embedOnProd=true'],
  ['/', '/?embedOnProd=true'],
  ['', '?embedOnProd=true'],
  ['?month=2026-06', '?month=2026-06&embedOnProd=true'],
  ['/lessons?month=2026-06#top', '/lessons?month=2026-06&embedOnProd=true#top'],
  ['/lessons?embedOnProd=true', '/lessons?embedOnProd=true'],
  ['/lessons?city=St%20Paul&embedOnProd=true', '/lessons?city=St%20Paul&embedOnProd=true'],
  ['/lessons?embedOnProd=false', '/lessons?embedOnProd=true'],
  ['https://ae.club.example/#authToken=a.b', 'https://ae.club.example/?embedOnProd=true#authToken=a.b'],
])('%s keeps the page embedded as %s [support.embed-mode-on]', (address, embedded) => {
  expect(withEmbedFlag(address)).toBe(embedded)
})
