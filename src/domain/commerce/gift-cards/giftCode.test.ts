import { expect, test } from 'vitest'
import { giftCodeOf } from './giftCode.ts'

test.each([
  ['gift-2026-usd', 'GIFT-2026-USD'],
  ['  GIFT 2026 USD\n', 'GIFT-2026-USD'],
  ['ＧＩＦＴ－２０２６－ＵＳＤ', 'GIFT-2026-USD'],
  ['GIFT—2026 · USD', 'GIFT-2026-USD'],
  ['gift2026usd', 'GIFT2026USD'],
  [' - ', ''],
])('%j is sent as %s', (typed, sent) => {
  expect(giftCodeOf(typed)).toBe(sent)
})
