import { describe, expect, test } from 'vitest'
import {
  countedIn,
  describedFilters,
  filterParams,
  filtersIn,
  knownFilters,
  pageCount,
  pageIn,
  pageSize,
  pagesAround,
  rangeIn,
  sortIn,
  withFilterToggled,
} from './listing.ts'

const all = { filters: new Map<string, readonly string[]>(), sort: 'position', page: 4 } as const

describe('what an address says of a list', () => {
  test.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1e9', 1],
    ['x3', 1],
    ['3x', 1],
    ['999999', 999_999],
    ['1000000', 1],
    ['nine', 1],
    [null, 1],
  ])('page %s is page %s', (param, page) => {
    expect(pageIn(param)).toBe(page)
  })

  test.each([
    ['relevance-desc', 'relevance-desc'],
    ['price', 'position'],
    ['price-asc', 'price-asc'],
    ['newest', 'newest'],
    ['ASC', 'position'],
    ['relevance-asc', 'relevance-asc'],
    [null, 'position'],
  ])('[commerce.listing-sort-enum-only] sort %s is %s', (param, sort) => {
    expect(sortIn(param)).toBe(sort)
  })
})

test('[commerce.category-page-size] [commerce.search-page-size] a page has ten products', () => {
  expect(pageSize).toBe(10)
  expect([pageCount({ total: 0, pageSize }), pageCount({ total: 10, pageSize }), pageCount({ total: 11, pageSize })]).toEqual([1, 1, 2])
})

test('pressing a filter toggles it and returns to page 1', () => {
  const once = withFilterToggled(all, 'color', '4')
  const both = withFilterToggled(once, 'color', '5')
  expect([...both.filters]).toEqual([['color', ['4', '5']]])
  expect([...withFilterToggled(withFilterToggled(both, 'color', '4'), 'color', '5').filters]).toEqual([])
  expect(once.page).toBe(1)
})

test('another range of prices replaces the one before, and pressing it again removes it', () => {
  const cheap = withFilterToggled(all, 'price', '0_30')
  const dear = withFilterToggled(cheap, 'price', '30_*')
  expect([...dear.filters]).toEqual([['price', ['30_*']]])
  expect([...withFilterToggled(dear, 'price', '30_*').filters]).toEqual([])
})

test.each(['price:30_*', 'price:29.99_39.50', 'wood:Grün & Söhne', 'tees:★ 2.5 + 3%', 'brand:リンクス', 'flag:a:b/c?d=e#f'])(
  'the filter %s survives an address',
  (param) => {
    const query = new URLSearchParams([['filter', param]])
    expect(filterParams(filtersIn(new URLSearchParams(String(query)).getAll('filter')))).toEqual([param])
  },
)

test.each([
  ['30_40', { from: '30', to: '40' }],
  ['29.99_*', { from: '29.99' }],
  ['*_30', { to: '30' }],
  ['29.99_39.50', { from: '29.99', to: '39.50' }],
  ['30', undefined],
  ['30_40_50', undefined],
  ['x_40', undefined],
])('the range %s', (value, ends) => {
  expect(rangeIn(value)).toEqual(ends)
})

test('[commerce.listing-filter-sort] pressing one value leaves the other filters as they are', () => {
  const filters = new Map([
    ['color', ['4']],
    ['size', ['9']],
  ])
  expect([...withFilterToggled({ ...all, filters }, 'size', '10').filters]).toEqual([
    ['color', ['4']],
    ['size', ['9', '10']],
  ])
  expect([...withFilterToggled({ ...all, filters }, 'size', '9').filters]).toEqual([['color', ['4']]])
})

test('pressing a filter keeps the order of the list', () => {
  expect(withFilterToggled({ ...all, sort: 'relevance-desc' }, 'color', '4').sort).toBe('relevance-desc')
})

describe('filters that the shop knows', () => {
  const value = (each: string) => ({ value: each, label: each })
  const known = [
    { code: 'color', label: 'Colour', values: [value('4'), value('5')] },
    { code: 'size', label: 'Size', values: [value('9')] },
  ]
  const filters = (...entries: readonly (readonly [string, readonly string[]])[]) => new Map(entries)

  test('stay', () => {
    const both = filters(['color', ['5', '4']], ['size', ['9']])
    expect(knownFilters(both, known)).toEqual(both)
  })

  test('stay without the values that it does not know', () => {
    expect(knownFilters(filters(['color', ['4', '9', '6']]), known)).toEqual(filters(['color', ['4']]))
  })

  test('stay alone: a filter without a known value is left out', () => {
    expect(knownFilters(filters(['size', ['4']], ['brand', ['9']]), known)).toEqual(filters())
  })
})

test('chosen filters are described as the shop describes them, without those that it does not know', () => {
  const known = [
    { code: 'size', label: 'Size', values: [{ value: '4', label: 'Four' }] },
    { code: 'color', label: 'Colour', values: [{ value: '5', label: 'White' }] },
    { code: 'color', label: 'Colour', values: [{ value: '4', label: 'Navy', count: 7 }] },
  ]
  const chosen = new Map([
    ['color', ['4', '9', '5']],
    ['brand', ['4']],
  ])
  expect(describedFilters(chosen, known)).toEqual([
    { code: 'color', value: '4', label: 'Navy', count: 7 },
    { code: 'color', value: '5', label: 'White' },
  ])
})

test('filters stand in an address in one order, whichever was pressed first', () => {
  const filters = filtersIn(['size:9', 'color:2', 'color:1', 'color:2', 'color', 'COLOR:1', 'color:', '-color:1'])
  expect([...filters]).toEqual([
    ['size', ['9']],
    ['color', ['2', '1']],
  ])
  expect(filterParams(filters)).toEqual(['color:1', 'color:2', 'size:9'])
})

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [1, 200, [1, 2, undefined, 200]],
  [100, 200, [1, undefined, 99, 100, 101, undefined, 200]],
  [200, 200, [1, undefined, 199, 200]],
])('from page %i of %i the way leads to these', (page, pages, shown) => {
  expect(pagesAround(page, pages)).toEqual(shown)
})

test.each([
  ['a code of 40 characters is a filter', `${'c'.repeat(40)}:1`, 1],
  ['a code of 41 characters is none', `${'c'.repeat(41)}:1`, 0],
  ['a value of 200 characters is a filter', `color:${'1'.repeat(200)}`, 1],
  ['a value of 201 characters is none', `color:${'1'.repeat(201)}`, 0],
])('in an address %s', (_what, param, count) => {
  expect(filtersIn([param]).size).toBe(count)
})

test('every value of a filter stays, with the number of products that the chosen filters leave', () => {
  const value = (name: string, count: number) => ({ value: name, label: name, count })
  const all = [
    { code: 'colour', label: 'Colour', values: [value('navy', 4), value('white', 3)] },
    { code: 'size', label: 'Size', values: [value('navy', 2), value('M', 9)] },
    { code: 'brand', label: 'Brand', values: [value('Fenn', 6)] },
  ]
  const left = [
    { code: 'colour', label: 'Colour', values: [value('white', 1)] },
    { code: 'size', label: 'Size', values: [value('navy', 1), value('M', 2)] },
  ]
  expect(countedIn(all, left)).toEqual([
    { code: 'colour', label: 'Colour', values: [value('navy', 0), value('white', 1)] },
    { code: 'size', label: 'Size', values: [value('navy', 1), value('M', 2)] },
    { code: 'brand', label: 'Brand', values: [value('Fenn', 0)] },
  ])
})
