import { describe, expect, test } from 'vitest'
import { replaceBodies } from '../../scripts/vite/removeUnusedFunctions.ts'

const without = (code: string, ...names: readonly string[]) => replaceBodies(code, (name) => names.includes(name))

describe('What a library brings and the product does not use', () => {
  test('is left out by name, wherever it stands in a module', () => {
    const code = 'export function kept() { return inner(); function dropped(a) { return a } }\nasync function dropped() { await kept() }'
    expect(without(code, 'dropped')).toBe(
      "export function kept() { return inner(); function dropped(a) { throw Error('left out: dropped') } }\nasync function dropped() { throw Error('left out: dropped') }",
    )
  })

  test.each([
    ['class Map { get(key) { return key } has() { return true } }', 'Map.has'],
    ['const has = (key) => keys[key]', 'has'],
    ['Map.prototype.has = function (key) { return key in this }', 'Map.prototype.has'],
    ['function $1(key) { return key }\nexport { $1 as has }', 'has'],
    ['export default isSupported && function (key) { return key }', 'default'],
  ])('is left out of %s', (code, name) => {
    expect(without(code, name)).toContain(`{ throw Error('left out: ${name}') }`)
    expect(without(code, `${name}2`)).toBe(code)
  })

  test('is left out once where one function contains another', () => {
    expect(without('function outer() { function inner() { return 1 } return inner }', 'outer', 'inner')).toBe(
      "function outer() { throw Error('left out: outer') }",
    )
  })
})
