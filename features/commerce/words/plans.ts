import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOn, Lists, ListsOf, Phrases, Texts, TextsOf } from '../../world/Phrases.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import { gapsIn } from '../../world/screen/shown.ts'
import { called, heading, link, main, named, part } from '../../world/screen/Target.ts'

const planOf = (name: string) => part(`[data-plan="${name}"]`)

const places: Actions = {
  'her plans': ({ screen }) => screen.open(paths.plans, () => openAccountSection(screen, 'plans')),
}

const actsOn: ActionsOn = {
  'goes from the plans to': ({ screen }, way) => screen.press(link(called(way)).within(main)),
}

const lists: Lists = {
  plans: heading(3).within(main),
  'kinds of plans': heading(2).within(main),
}

const listsOf: ListsOf = {
  'terms of the plan': ({ screen }, plan) => screen.texts(named('fact').within(planOf(plan))),
}

const texts: Texts = {
  'lowest price of plus': async ({ screen }) => (await gapsIn(screen, 'plans:plus.from', 'price', named('plus-price').within(main)))[0],
}

const textsOf: TextsOf = {
  'price of the plan': async ({ screen }, plan) => (await screen.texts(part('data').within(planOf(plan))))[0],
}

export const plansWords: Phrases = { places, actsOn, lists, listsOf, texts, textsOf }
