import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

type Node = Readonly<Record<string, unknown>>

const buttons = new Set(['IconButton', 'Button', 'Chip'])
const entries = new Set(['li', 'tr'])

const known: Readonly<Record<string, string>> = {
  'commerce/cart-items/CartItemRow.tsx line.remove': 'RemoveButton, in two kinds of rows',
  'learning/favourites/FavouritesScreen.tsx favourites.drop': 'the action of a row',
  'learning/favourites/FavouriteButton.tsx favourites.drop': 'a switch, which stays',
  'rounds/bag/BagHead.tsx bag.remove': 'the bag of the page',
  'rounds/bag/PictureField.tsx picture.remove': 'the picture of a form',
  'rounds/courses/FavouriteButton.tsx courses.drop': 'a switch, which stays',
  'rounds/round/PointControls.tsx points.removeLast': 'the last point of a drawing, again and again',
  'rounds/rounds/TeePicker.tsx tees.remove': 'the chosen tee of a list of options',
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function* removals(node: unknown, isInEntry = false): Generator<{ readonly key: string; readonly isInEntry: boolean }> {
  if (Array.isArray(node)) for (const each of node) yield* removals(each, isInEntry)
  if (!isNode(node)) return
  const name = node['type'] === 'JSXElement' ? nameOf(node['opening']) : undefined
  if (name && buttons.has(name)) for (const key of textsOf(node['opening'])) yield { key, isInEntry }
  for (const part of Object.values(node)) yield* removals(part, isInEntry || (name !== undefined && entries.has(name)))
}

function nameOf(opening: unknown): string | undefined {
  const name = isNode(opening) ? opening['name'] : undefined
  return isNode(name) && typeof name['value'] === 'string' ? name['value'] : undefined
}

function textsOf(opening: unknown): readonly string[] {
  return [...JSON.stringify(opening).matchAll(/"value":"([\w:.]*\.(?:remove|drop|delete)\w*)"/g)].map(([, key = '']) => key)
}

const folder = `${import.meta.dirname}/../../src/ui`
const found = globSync('**/*.tsx', { cwd: folder }).flatMap((file) => {
  const source = parseSync(readFileSync(`${folder}/${file}`, 'utf8'), { syntax: 'typescript', tsx: true, target: 'esnext' })
  return [...removals(source)].map(({ key, isInEntry }) => ({ what: `${file} ${key}`, isInEntry }))
})

// So the frame finds the next entry for the keyboard: src/composition/late/keepFocus.ts.
test('each button that removes an entry is in a list item or a row', () => {
  const strayed = found.filter(({ isInEntry }) => !isInEntry).map(({ what }) => what)
  expect(strayed.sort()).toEqual(Object.keys(known).sort())
  expect(found.length).toBeGreaterThan(12)
})

test('a button outside a list item is reported', () => {
  const source = "const a = <ul><li><IconButton label={t('a.remove', { name })} /></li></ul>; const b = <Chip label={t('b.drop')} />"
  const planted = parseSync(source, { syntax: 'typescript', tsx: true })
  expect([...removals(planted)]).toEqual([
    { key: 'a.remove', isInEntry: true },
    { key: 'b.drop', isInEntry: false },
  ])
})
