import { expect, test } from 'vitest'
import { allowsUse, prepaidCodeIn, prepaidUseOf } from './prepaidCard.ts'

test.each([
  'SIM0202644710KPX',
  'sim0 2026 4471 0kpx',
  'SIM0-2026-4471-0KPX',
  ' SIM02026.44710KPX\n',
  'Code: SIM0-2026-4471-0KPX',
  '\u202aSIM0202644710KPX\u202c',
  'ＳＩＭ０２０２６４４７１０ＫＰＸ',
])('the code is read from %j', (typed) => {
  expect(prepaidCodeIn(typed)).toBe('SIM0202644710KPX')
})

test.each(['', 'SIM020264471', 'SIM0202644710KPX1'])('no code is in %j', (typed) => {
  expect(prepaidCodeIn(typed)).toBeUndefined()
})

test('[devices.prepaid-simulator-or-membership] a card fits what it is for; an unknown word fits both', () => {
  const card = { code: 'A', skuId: '1', name: 'B' }
  expect([prepaidUseOf('SIMULATOR'), prepaidUseOf('membership'), prepaidUseOf('putter')]).toEqual(['simulator', 'membership', undefined])
  expect([allowsUse({ ...card, use: 'simulator' }, 'membership'), allowsUse({ ...card, use: 'simulator' }, 'simulator')]).toEqual([
    false,
    true,
  ])
  expect(allowsUse({ ...card, use: undefined }, 'membership')).toBe(true)
})
