import { describe, expect, test } from 'vitest'
import { filtersIn, pageIn, pageSize, pagesAround, pagesOf, sortIn, toggled, toldFilters } from './listing.ts'
import { isReduced, shownMedia } from './product.ts'

const usd = (minor: number) => ({ minor, currency: 'USD' })
const all = { filters: new Map<string, readonly string[]>(), sort: 'position', page: 4 } as const

describe('what an address says of a list', () => {
  test.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1e9', 1],
    ['nine', 1],
    [null, 1],
  ])('page %s is page %s', (told, page) => {
    expect(pageIn(told)).toBe(page)
  })

  test.each([
    ['relevance-desc', 'relevance-desc'],
    ['price', 'position'],
    ['ASC', 'position'],
    [null, 'position'],
  ])('[commerce.listing-sort-enum-only] sort %s is %s', (told, sort) => {
    expect(sortIn(told)).toBe(sort)
  })
})

test('[commerce.category-page-size] [commerce.search-page-size] a page has ten products', () => {
  expect(pageSize).toBe(10)
  expect([pagesOf({ total: 0, pageSize }), pagesOf({ total: 10, pageSize }), pagesOf({ total: 11, pageSize })]).toEqual([1, 1, 2])
})

test('a filter is pressed and pressed again, and either way the first page comes', () => {
  const once = toggled(all, 'color', '4')
  const both = toggled(once, 'color', '5')
  expect([...both.filters]).toEqual([['color', ['4', '5']]])
  expect([...toggled(toggled(both, 'color', '4'), 'color', '5').filters]).toEqual([])
  expect(once.page).toBe(1)
})

test('[commerce.disabled-media-hidden] a gallery shows what is not put away, in its order', () => {
  const medium = (url: string, position: number, isDisabled = false) => ({ url, label: url, position, isDisabled, film: undefined })
  const shown = shownMedia([medium('c', 3), medium('a', 1), medium('b', 2, true)])
  expect(shown.map(({ url }) => url)).toEqual(['a', 'c'])
})

test('a price is reduced where it is below the regular one', () => {
  expect([isReduced({ final: usd(9), regular: usd(10) }), isReduced({ final: usd(10), regular: usd(10) })]).toEqual([true, false])
})

test('filters stand in an address in one order, whichever was pressed first', () => {
  const filters = filtersIn(['size:9', 'color:2', 'color:1', 'color:2', 'color', 'COLOR:1', 'a:<b>'])
  expect([...filters]).toEqual([
    ['size', ['9']],
    ['color', ['2', '1']],
  ])
  expect(toldFilters(filters)).toEqual(['color:1', 'color:2', 'size:9'])
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
