import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { Actions, ActionsOn, Lists, ListsOf, Phrases } from '../../world/Phrases.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  button,
  byRole,
  called,
  dialog,
  filled,
  heading,
  link,
  list,
  main,
  navigation,
  part,
  region,
  type Target,
} from '../../world/screen/Target.ts'

const shop = link('shell:areas.shop').within(navigation('shell:shell.navigation'))
const menu = button('menu:menu.open')

/** The sign-in has no link to the shop, so a visitor opens its address. */
export async function openShop({ screen }: Actor): Promise<void> {
  const isLinked = screen.isOpen && (await screen.shows(shop))
  await screen.open(paths.shop, isLinked ? () => screen.press(shop) : undefined)
}

export const specialCalled = (name: string): Target => byRole('article', called(name)).within(main)

const places: Actions = {
  'the shop': openShop,
  'the menu of the shop': menu,
  'the pro shop': ({ screen }) => screen.open(paths.proShop),
}

const actsOn: ActionsOn = {
  'goes on by the menu to the category': async ({ screen }, name) => {
    await screen.press(menu)
    await screen.press(link(called(name)).within(dialog()))
  },
  'turns to more products of': ({ screen }, name) => screen.press(button(filled('shopHome:specials.after', { name }))),
}

const lists: Lists = {
  'additional blocks': ({ screen }) => titledBlocks(screen),
  "club's figures": async ({ screen }) => {
    const figures = part('section[data-block] dl').within(main)
    const values = await screen.texts(part('dt + dd').within(figures))
    return (await screen.texts(part('dt').within(figures))).map((label, index) => `${label}: ${values[index]}`)
  },
  'blocks of the pro shop': ({ screen }) => titledBlocks(screen),
  'categories of the shop': heading(3).within(part('[data-block=categories]')),
  'special categories of the shop': heading(3).within(part('[data-special]').within(main)),
  'groups of the menu': ({ screen }) => linksIn(screen, part('[data-group]').within(navigation('menu:menu.categories'))),
  'special categories of the menu': part('[data-special] > a').within(region('menu:menu.specials').within(dialog())),
  'categories below it': ({ screen }) => linksIn(screen, part('[data-child]').within(main)),
}

const listsOf: ListsOf = {
  'products in the block': ({ screen }, block) => screen.texts(heading(3).within(region(called(block)))),
  'products featured in': ({ screen }, name) =>
    screen.texts(link().within(list(filled('shopHome:specials.featured', { name })).within(main))),
  'products that the menu features in': ({ screen }, name) =>
    screen.texts(link().within(list(filled('menu:menu.featured', { name })).within(dialog()))),
  'products of the special category': ({ screen }, name) => screen.texts(heading(4).within(specialCalled(name))),
}

/** Such as `Balls: For the course, For practice`. */
async function linksIn(screen: Screen, groups: Target): Promise<readonly string[]> {
  const count = await screen.count(groups)
  const texts = await Promise.all(Array.from({ length: count }, (_, index) => screen.texts(link().within(groups.at(index)))))
  return texts.map(([first = '', ...others]) => `${first}: ${others.join(', ')}`)
}

const blockWords = new Map([
  ['slider', 'pictures'],
  ['grid', 'tiles'],
  ['video', 'film'],
])

/** Such as `figures: In figures`, from top to bottom. */
async function titledBlocks(screen: Screen): Promise<readonly string[]> {
  const blocks = part('section[data-block]').within(main)
  const titles = await screen.marks(blocks, 'aria-label')
  return (await screen.marks(blocks, 'data-block')).map((type, index) => `${blockWords.get(type) ?? type}: ${titles[index]}`)
}

export const shopWords: Phrases = { listsOf, places, actsOn, lists }
