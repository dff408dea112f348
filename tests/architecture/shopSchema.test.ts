import { readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { definedIn, originProblems } from './schemaOrigins.ts'

const read = (file: string) => readFileSync(`mocks/contexts/commerce/schema/${file}.graphql`, 'utf8')
const [platform, extensions] = [read('platform'), read('extensions')]

describe("The fake shop's schema", () => {
  test('gives each name that is not of the platform an origin, and assumes none under a name of the platform or of a vendor', () => {
    expect(originProblems(parse(extensions))).toEqual([])
  })

  test('only extends the platform', () => {
    const published = new Set(definedIn(parse(platform)))
    expect(definedIn(parse(extensions)).filter((name) => published.has(name))).toEqual([])
    expect(parse(extensions).definitions.map(({ kind }) => kind)).not.toContain(Kind.SCHEMA_DEFINITION)
  })

  test("has no names of the club in the platform's file, except one argument that can't be added elsewhere", () => {
    const text = platform.replace(/^ *#.*$/gm, '')
    expect(text.match(/\w+: \w+ @origin/g)).toEqual(['return_parent_product: Boolean @origin'])
    expect(text.match(/clubhouse\w*|omni\w*|tokenbase\w*|amrma\w*|\bms[A-Z]\w*/gi)).toBe(null)
  })

  test('is checked by rules that report violations', () => {
    const planted = `
      type Bag { size: Int }
      type Locker @origin(name: ASSUMED) { number: Int key: String @origin(name: PRINTED) }
      type AmRmaBox @origin(name: ASSUMED, fields: ASSUMED) { width: Int }
      type TokenBasePurse @origin(name: VENDOR, fields: ASSUMED) { colour: String }
      extend type Cart @origin(fields: PRINTED) { alert: String hint: String @origin(name: ASSUMED) }
      extend type Cart @origin(fields: ASSUMED) { clubhouse_hint: String }
      extend input PaymentMethodInput { purse: String }
    `
    expect(originProblems(parse(planted))).toEqual([
      'Bag has no origin',
      'Bag.size has no origin',
      'Locker.number has no origin',
      "AmRmaBox has a vendor's name",
      'TokenBasePurse.colour is assumed',
      'Cart.hint is assumed',
      'PaymentMethodInput.purse has no origin',
    ])
  })
})
