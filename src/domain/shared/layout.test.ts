import { expect, test } from 'vitest'
import { blockTypes, openBlocks, standardTypes } from './layout.ts'

test('blocks of a closed area are hidden, and all others stay in their order', () => {
  const blocks = blockTypes.map((type) => ({ type }))
  const typesOpenTo = (areas: readonly string[]) => openBlocks(blocks, (area) => areas.includes(area)).map(({ type }) => type)
  expect(typesOpenTo(['lessons', 'devices'])).toEqual(blockTypes)
  expect(typesOpenTo(['lessons'])).toEqual(blockTypes.filter((type) => type !== 'launch-monitor'))
  expect(typesOpenTo(['devices'])).not.toContain('lesson-credit')
})

test('every type is listed once, and the standard ones are among them', () => {
  expect(new Set(blockTypes).size).toBe(blockTypes.length)
  expect(blockTypes).toEqual(expect.arrayContaining([...standardTypes]))
})
