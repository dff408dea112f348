import { describe, expect, test } from 'vitest'
import { mergedChunks, type PlainChunk } from '../../scripts/vite/chunkPlan.ts'

function chunk(file: string, size = 200, rest: Partial<PlainChunk> = {}): PlainChunk {
  return { file, size, imports: [], context: undefined, isFixed: false, ...rest }
}

function plan(chunks: readonly PlainChunk[], ...visits: readonly (readonly string[])[]) {
  const merged = mergedChunks(
    chunks,
    visits.map((files) => new Set(files)),
  )
  return merged.map((files) => files.toSorted().join('+')).toSorted()
}

describe('Chunks are merged', () => {
  test('that the same visits load, whatever their size', () => {
    expect(plan([chunk('a', 50_000), chunk('b', 50_000)], ['a', 'b'], ['b', 'a'])).toEqual(['a+b'])
  })

  test('where others hardly load more for it', () => {
    expect(plan([chunk('a', 40_000), chunk('b', 200)], ['a', 'b'], ['a'])).toEqual(['a+b'])
  })
})

describe('Chunks stay apart', () => {
  test('that no visit loads together', () => {
    expect(plan([chunk('a'), chunk('b')], ['a'], ['b'])).toEqual(['a', 'b'])
  })

  test('where others would load much for it', () => {
    expect(plan([chunk('a', 40_000), chunk('b', 200)], ['a', 'b'], ['b'])).toEqual(['a', 'b'])
  })

  test('where a visit would load much altogether', () => {
    const visits = [['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c'], ['a']]
    expect(plan([chunk('a', 50_000), chunk('b', 6000), chunk('c', 6000)], ...visits)).toEqual(['a+b+c'])
    expect(plan([chunk('a', 50_000), chunk('b', 6000), chunk('c', 6001)], ...visits)).toEqual(['a', 'b+c'])
  })

  test('of two contexts', () => {
    expect(plan([chunk('a', 200, { context: 'learning' }), chunk('b', 200, { context: 'rounds' })], ['a', 'b'])).toEqual(['a', 'b'])
  })

  test('that have a name', () => {
    expect(plan([chunk('a'), chunk('b', 200, { isFixed: true })], ['a', 'b'])).toEqual(['a'])
  })

  test('that would import each other', () => {
    const chunks = [chunk('a', 200, { imports: ['b'] }), chunk('b', 200, { imports: ['c'], isFixed: true }), chunk('c')]
    expect(plan(chunks, ['a', 'b', 'c'])).toEqual(['a', 'c'])
  })

  test('where one of them would bring a further one', () => {
    const chunks = [chunk('a', 200, { imports: ['c'] }), chunk('b'), chunk('c', 50_000, { isFixed: true })]
    expect(plan(chunks, ['a', 'b', 'c'], ['b'])).toEqual(['a', 'b'])
  })
})
