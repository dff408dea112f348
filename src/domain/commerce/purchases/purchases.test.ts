import { expect, test } from 'vitest'
import { allPurchases, filtered, kindsIn, type Purchase, studentsIn } from './purchase.ts'
import { fileNameOf, receiptAddressProblem } from './receipt.ts'

function bought(orderNumber: string, date: string, more: Partial<Purchase> = {}): Purchase {
  return {
    ...{ requestId: orderNumber, orderNumber, date, paidAt: Temporal.Instant.from(date), studentName: 'Jonah', names: [] },
    ...{ total: { minor: 100, currency: 'USD' }, receiptAddress: undefined, isRefunded: false, kind: 'lessons' },
    ...more,
  }
}

const late = bought('A', '2026-05-02T03:00:00Z')
const early = bought('B', '2026-04-01T12:00:00Z', { studentName: 'Wren', kind: 'shop' })
const unknown = bought('C', '2026-04-20T12:00:00Z', { kind: undefined })
const all = [early, late, unknown]
const numbers = (filters: Partial<typeof allPurchases>, zone = 'UTC') =>
  filtered(all, { ...allPurchases, ...filters }, zone).map(({ orderNumber }) => orderNumber)

test('without filters every purchase is listed, newest first', () => {
  expect(numbers({})).toEqual(['A', 'C', 'B'])
})

test('both days count, in the zone of the player', () => {
  const day = Temporal.PlainDate.from('2026-05-01')
  expect([numbers({ from: day, to: day }), numbers({ from: day, to: day }, 'America/Chicago')]).toEqual([[], ['A']])
})

test('kind and player narrow the list', () => {
  expect([numbers({ kind: 'shop' }), numbers({ student: 'Jonah' })]).toEqual([['B'], ['A', 'C']])
  expect([kindsIn(all), studentsIn(all)]).toEqual([
    ['lessons', 'shop'],
    ['Jonah', 'Wren'],
  ])
})

test.each([
  ['', 'missing'],
  ['  \n', 'missing'],
  ['Lindqvist Design LLC', undefined],
  ['界'.repeat(200), undefined],
  ['界'.repeat(201), 'long'],
])('an address such as %j', (address, problem) => {
  expect(receiptAddressProblem(address)).toBe(problem)
})

test.each([
  ['https://media.example/receipts/1/receipt-CH1.html', 'receipt-CH1.html'],
  ['https://media.example/receipts/1/receipt-CH1.pdf?x=1', 'receipt-CH1.pdf'],
  ['https://media.example/receipts/1/..%2Fevil.exe', 'receipt-CH-9.html'],
  ['https://media.example/receipts/1/..%2Fevil.html', 'receipt-CH-9.html'],
  ['https://media.example/receipts/1/receipt-CH1.html.exe', 'receipt-CH-9.html'],
])('the file of %s', (link, name) => {
  expect(fileNameOf(link, 'CH-9/')).toBe(name)
})
