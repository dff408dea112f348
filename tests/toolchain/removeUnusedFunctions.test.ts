import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { removeCases, replaceBodies, replaceConstants } from '../../scripts/vite/removeUnusedFunctions.ts'
import { replacedConstants, replacedFunctions } from '../../scripts/vite/unusedFunctions.ts'

const without = (code: string, ...names: readonly string[]) =>
  replaceBodies(code, [{ functions: new RegExp(`^(?:${names.map((name) => RegExp.escape(name)).join('|')})$`) }])

describe('What a library brings and the product does not use', () => {
  test('is left out by name, wherever it stands in a module', () => {
    const code = 'export function kept() { return inner(); function dropped(a) { return a } }\nasync function dropped() { await kept() }'
    expect(without(code, 'dropped')).toBe(
      "export function kept() { return inner(); function dropped(a) { throw Error('left out') } }\nasync function dropped() { throw Error('left out') }",
    )
  })

  test.each([
    ['class Map extends Base { get(key) { return key } has() { return true } }', 'Map.has'],
    ['class Map { unbind() { return true } }', 'Map.unbind'],
    ['class Map { get size() { return 1 } }', 'Map.size'],
    ['class Map { has() { return true } constructor() { this.has = this.has.bind(this) } }', 'Map.has'],
    ['const Has = wrap(function HasOne(key) { return key })', 'Has'],
    ['const has = (key) => keys[key]', 'has'],
    ['Map.prototype.has = function (key) { return key in this }', 'Map.prototype.has'],
    ['function $1(key) { return key }\nexport { $1 as has }', 'has'],
    ['export default isSupported && function (key) { return key }', 'default'],
  ])('is left out of %s', (code, name) => {
    expect(without(code, name)).toContain("{ throw Error('left out') }")
    expect(without(code, `${name}2`)).toBe(code)
  })

  test('is left out as a whole where it is a method that overrides none', () => {
    expect(without('class Map { get(key) { return key } has() { return true } }', 'Map.has')).toBe('class Map { get(key) { return key }  }')
  })

  test('is left out once where one function contains another', () => {
    expect(without('function outer() { function inner() { return 1 } return inner }', 'outer', 'inner')).toBe(
      "function outer() { throw Error('left out') }",
    )
  })
})

describe('What the product knows better than a library', () => {
  const modules = globSync('node_modules/react-aria/dist/private/{i18n,ssr}/*.mjs')
  const known = replacedFunctions.flatMap(({ result, ...rest }) => (result === undefined ? [] : [{ result, ...rest }]))

  test.each(known)('$functions returns $result', ({ module, functions, result }) => {
    const [file = ''] = modules.filter((each) => module.test(`/${each}`))
    const code = readFileSync(file, 'utf8')
    expect(replaceBodies(code, [{ functions, result }])).toContain(`) { return ${result} }`)
    for (const [imported] of result.matchAll(/\$\w+\$\w+/g)) expect(code).toContain(`import ${imported}`)
  })
})

test.each(replacedConstants)('$constants begins as $value', ({ module, ...replaced }) => {
  const [file = ''] = globSync('node_modules/react-dom/cjs/*.js').filter((each) => module.test(`/${each}`))
  const code = replaceConstants(readFileSync(file, 'utf8'), [replaced])
  expect(code.split(` = ${replaced.value}`).length - 1).toBe(5)
})

const cases = (code: string, ...values: readonly number[]) => removeCases(code, /\.tag$/, values)

describe('Cases that the product does not reach', () => {
  test('are left out of the switches over that value alone', () => {
    const other = 'function c(a) { switch (a.kind) { case 1: return 1 } }'
    expect(cases(`function b(a) { switch (a.tag) { case 1: return 1; case 2: return 2 } }\n${other}`, 1)).toBe(
      `function b(a) { switch (a.tag) {  case 2: return 2 } }\n${other}`,
    )
  })

  test('leave what other cases declare with them or go on with', () => {
    expect(cases('function b(a) { switch (a.tag) { case 1: var c = 1; return c; case 2: c = 2; return c } }', 1)).toBe(
      'function b(a) { var c; switch (a.tag) {  case 2: c = 2; return c } }',
    )
    expect(cases('function b(a) { switch (a.tag) { case 1: case 2: a.go(); case 3: a.end(); break; default: a.stop() } }', 2, 3)).toBe(
      'function b(a) { switch (a.tag) { case 1: a.go(); a.end(); break; default: a.stop() } }',
    )
    expect(cases('function b(a) { switch (a.tag) { case 1: case 2: a.go() } }', 1)).toBe(
      'function b(a) { switch (a.tag) {  case 2: a.go() } }',
    )
  })
})

test('No screen renders what React would move into the head', () => {
  const tags = /<(?:title|style|script|html|head|body|base|(?:meta|link)(?![^>]*\bitemProp=))[\s>/]/
  const rendering = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx') && tags.test(readFileSync(file, 'utf8')))
  expect(rendering).toEqual([])
})
