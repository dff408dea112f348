import type { Phrases } from '../../world/Phrases.ts'
import { gapIn } from '../../world/screen/shown.ts'
import { button, called, heading, main, part, text } from '../../world/screen/Target.ts'

const head = part('header:has(h2)').within(main)

const gaps = ['even', 'wide', 'overlap'] as const

export const bagWords: Phrases = {
  acts: {
    'looks at her bag': ({ play }) => play.open('bag'),
    'begins to add a club': button('bag:club.add').within(main),
    'adds a picture and saves the club': ({ bag }) => bag.addPicture('picture'),
    'saves the club': button('bag:bagEditor.save'),
    'decides to use this bag': button('bag:bag.makeCurrent'),
    'deletes the bag': [button('bag:bag.remove').within(main), button('bag:removal.removeBag')],
    'adds a bag without a name': ({ bag }) => bag.add('   '),
    'begins a bag': button('bag:bag.add').within(main),
    'restores what she has removed': button('shell:kit.undo'),
    'adds a club without choosing which': ({ bag }) => bag.addClub({ distance: '150' }),
  },
  actsOn: {
    'looks at the bag': ({ screen }, name) => screen.press(button(called(name)).within(main)),
    'adds the bag': ({ bag }, name) => bag.add(name),
    'adds with a standard set the bag': ({ bag }, name) => bag.add(name, true),
    'begins the bag': ({ bag }, name) => bag.begin(name),
    'renames the bag to': ({ bag }, name) => bag.rename(name),
    'begins to change her': ({ bag }, club) => bag.beginToChange(club),
    'removes her': ({ bag }, club) => bag.removeClub(club),
    'gives a picture to her': ({ bag }, club) => bag.givePicture(club, 'picture'),
    'gives a text named like a picture to her': ({ bag }, club) => bag.givePicture(club, 'renamed'),
  },
  facts: {
    'it is one club over the limit of fourteen': async ({ screen }) => (await gapIn(screen, 'bag:bag.tooMany', 'count')) === '1',
  },
  texts: {
    'current bag': heading(2).within(head.having(text('bag:bag.current'))),
    'unsaved name of the bag': ({ bag }) => bag.unsavedName(),
  },
  lists: {
    'gaps from each club to the next': async ({ screen }) => {
      const words = await screen.words()
      const cells = await screen.texts(part('tbody td:last-child').within(main))
      return cells.slice(0, -1).map((cell) => gaps.find((kind) => words.pattern(`bag:gaps.${kind}`).test(cell)))
    },
  },
}
