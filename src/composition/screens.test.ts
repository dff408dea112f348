import { describe, expect, test } from 'vitest'
import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { clubMemberships, monitorShop } from '#ui/commerce/membershipPaths.ts'
import { isOpenToAll, isOpenToGuests, paths } from '#ui/shell/paths.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import type { ScreenEntry } from './screenEntry.ts'
import { tableOf, tables } from './screens.ts'

const loaded = new Set(await Promise.all(Object.values(tables).map((load) => load())))
const entries = [...loaded].flatMap(({ screens }) => screens)

/** An address of the screen. */
function addressOf({ path }: ScreenEntry): string {
  return path.replaceAll(/:\w+/g, 'a-1')
}

describe('The tables of screens', () => {
  test('name every address of the product once', () => {
    const addresses = new Set([paths, clubMemberships, fittingPaths, monitorShop, pagePaths].flatMap((each) => Object.values(each)))
    expect(entries.map(({ path }) => path).sort()).toEqual([...addresses].sort())
  })

  test.each(entries)('are found by the address $path', async (entry) => {
    const { screens } = await tableOf(addressOf(entry))()
    expect(screens).toContain(entry)
  })

  test.each(entries)('and the document’s own script agree on who may open $path', (entry) => {
    const address = addressOf(entry)
    expect(isOpenToAll(address)).toBe(['anybody', 'shopper', 'guest'].includes(entry.access))
    expect(isOpenToGuests(address)).toBe(['shopper', 'guest'].includes(entry.access))
  })
})
