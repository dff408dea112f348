import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nodesOf, nodesWithin } from './support/syntax.ts'

const native = ['date', 'datetime-local', 'month', 'time', 'week']

/** Only these files are worth the time of a syntax tree. */
const mayBeNative = new RegExp(`\\btype=(?:["']|\\{[^}]*["'])(?:${native.join('|')})["']`)

function nativeTypes(source: string): string[] {
  return [...nodesOf(source)].flatMap((node) => {
    if (node['type'] !== 'JSXAttribute' || !JSON.stringify(node['name']).includes('"value":"type"')) return []
    const texts = [...nodesWithin(node['value'])].flatMap(({ type, value }) => (type === 'StringLiteral' ? [String(value)] : []))
    return texts.filter((text) => native.includes(text))
  })
}

describe('Dates and times', () => {
  test('are typed into the fields of the kit, never into those of the browser', () => {
    const files = globSync('src/**/*.tsx')
    expect(files.length).toBeGreaterThan(500)
    const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    expect(sources.filter(({ source }) => mayBeNative.test(source) && nativeTypes(source).length > 0).map(({ file }) => file)).toEqual([])
  })

  test.each([
    ['const a = <TextField label="From" type="date" />', 'date'],
    ["const a = <input type={'time'} />", 'time'],
    ["const a = <TextField type={hasTime ? 'datetime-local' : 'text'} />", 'datetime-local'],
    ['const a = <input type="month" value={month} />', 'month'],
  ])('are found where they are native: %s', (source, type) => {
    expect([mayBeNative.test(source), nativeTypes(source)]).toEqual([true, [type]])
  })

  test('are not confused with other types', () => {
    expect(nativeTypes('const a = [<input type="text" name="date" />, <Chart kind="time" />]')).toEqual([])
  })
})
