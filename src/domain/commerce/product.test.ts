import { describe, expect, test } from 'vitest'
import { moneyOf } from './money.ts'
import {
  byPosition,
  isPlayable,
  isReduced,
  type MediaItem,
  needsFile,
  type ProductOption,
  pictureOfValue,
  shownMedia,
  typedAs,
  type Variant,
} from './product.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const video = (url: string) => ({ url, provider: 'club', title: '', description: '' })
const medium = (url: string, own: Partial<MediaItem> = {}): MediaItem => ({
  ...{ url, label: url, position: 1, isDisabled: false, video: undefined },
  ...own,
})

describe('a video plays on the page', () => {
  test.each(['/a.mp4', '/a.webm', '/a.m4v', '/a.mov', '/A.MP4', '/a.mp4?t=1', '/a.mp4#t=1'])('from %s', (url) => {
    expect(isPlayable(video(url))).toBe(true)
  })

  test.each(['https://videos.example/watch?v=1', '/amp4', '/a.mp4.html', '/a.avi'])('but not from %s', (url) => {
    expect(isPlayable(video(url))).toBe(false)
  })
})

test.each([
  ['area', 'text'],
  ['field', 'text'],
  ['time', 'date'],
  ['date-time', 'date'],
  ['date', 'date'],
  ['file', undefined],
  ['radio', undefined],
] as const)('an option of kind %s is typed as %s', (kind, typed) => {
  expect(typedAs({ kind })).toBe(typed)
})

describe('a product', () => {
  const option = (kind: ProductOption['kind'], isRequired: boolean): ProductOption => ({
    ...{ id: 7, kind, title: 'Logo', isRequired, order: 1, values: [], maxLength: undefined, price: undefined },
  })

  test.each([
    ['needs a file where one of its options is a required file', true, [option('field', false), option('file', true)]],
    ['needs no file where the file is not required', false, [option('file', false)]],
    ['needs no file where other options are required', false, [option('field', true)]],
    ['needs no file where it has no options', false, []],
  ])('%s', (_what, needed, options) => {
    expect(needsFile({ options })).toBe(needed)
  })
})

test('[commerce.disabled-media-hidden] a gallery shows what is not disabled, by position', () => {
  const gallery = [medium('c', { position: 3 }), medium('a', { position: 1 }), medium('b', { position: 2, isDisabled: true })]
  expect(shownMedia(gallery).map(({ url }) => url)).toEqual(['a', 'c'])
})

describe('the picture of a colour', () => {
  const price = { final: usd(72), regular: usd(80) }
  const variant = (colour: string, ...gallery: readonly MediaItem[]): Variant => ({
    ...{ sku: `polo-${colour}`, inStock: true, price: { from: price, to: price }, gallery, attributes: new Map([['color', colour]]) },
  })
  const variants = [
    variant('1', medium('navy.jpg')),
    variant('4', medium('swing.jpg', { video: video('swing.mp4') }), medium('hidden.jpg', { isDisabled: true }), medium('sand.jpg')),
    variant('5', medium('only.jpg', { video: video('only.mp4') })),
  ]

  test('is the first picture of its variant, not a video', () => {
    expect([pictureOfValue({ variants }, 'color', '1'), pictureOfValue({ variants }, 'color', '4')]).toEqual(['navy.jpg', 'sand.jpg'])
  })

  test.each([
    ['its variant has videos alone', 'color', '5'],
    ['no variant has this colour', 'color', '6'],
    ['no variant has colours', 'size', '1'],
  ])('is missing where %s', (_why, code, index) => {
    expect(pictureOfValue({ variants }, code, index)).toBeUndefined()
  })
})

test('what has a position comes in its order', () => {
  expect(byPosition([{ position: 2 }, { position: 10 }, { position: 1 }])).toEqual([{ position: 1 }, { position: 2 }, { position: 10 }])
})

test('a price is reduced where it is below the regular price', () => {
  const reduced = (final: number) => isReduced({ final: usd(final), regular: usd(10) })
  expect([reduced(9), reduced(10), reduced(11)]).toEqual([true, false, false])
})
