import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { foundRemovals, removals } from './support/removals.ts'

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

// So the frame finds the next entry for the keyboard: src/composition/late/keepFocus.ts.
test('each button that removes an entry is in a list item or a row', () => {
  const strayed = foundRemovals.filter(({ isInEntry }) => !isInEntry).map(({ what }) => what)
  expect(strayed.sort()).toEqual(Object.keys(known).sort())
  expect(foundRemovals.length).toBeGreaterThan(12)
})

test('a button outside a list item is reported', () => {
  const source = "const a = <ul><li><IconButton label={t('a.remove', { name })} /></li></ul>; const b = <Chip label={t('b.drop')} />"
  const planted = parseSync(source, { syntax: 'typescript', tsx: true })
  expect([...removals(planted)]).toEqual([
    { key: 'a.remove', isInEntry: true },
    { key: 'b.drop', isInEntry: false },
  ])
})
