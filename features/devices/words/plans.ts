import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { Actions, ActionsOn, ActionsOnTwo, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { beginning, button, dialog, filled, group, link, main, named, part, radio, text } from '../../world/screen/Target.ts'
import { goToMonitors, manage } from './monitors.ts'

const next = button('monitorPlans:buy.next').within(main)
const step = part('[aria-current=step]').within(main)

export function beginPurchase({ screen }: Actor): Promise<void> {
  return screen.open(paths.monitorPurchase)
}

async function beginUpgrade({ screen }: Actor, number: string): Promise<void> {
  await manage(screen, number)
  await screen.press(link('devices:manage.upgrade').within(dialog()))
}

async function goOnWith({ screen }: Actor, plan: string): Promise<void> {
  await screen.press(radio(beginning(plan)).within(main))
  await screen.press(next)
}

export async function goOnToPayment(actor: Actor, plan: string): Promise<void> {
  await goOnWith(actor, plan)
  await actor.screen.press(next)
}

const acts: Actions = {
  'begins to buy a membership for a launch monitor': beginPurchase,
  'goes on with the plan': next,
}

const actsOn: ActionsOn = {
  'begins to upgrade the launch monitor': beginUpgrade,
  'begins to change the card of': ({ screen }, name) => screen.press(link(filled('devices:membership.cardNamed', { name })).within(main)),
  renews: ({ screen }, name) => screen.press(link(filled('devices:membership.renewNamed', { name })).within(main)),
  'goes on with the plan': goOnWith,
  'goes on to the payment of': goOnToPayment,
}

const actsOnTwo: ActionsOnTwo = {
  'upgrades the launch monitor': async (actor, number, plan) => {
    await goToMonitors(actor.screen)
    await beginUpgrade(actor, number)
    await goOnWith(actor, plan)
  },
}

const texts: Texts = {
  'chosen plan for launch monitors': named('name').within(
    part('label')
      .having(radio(undefined, { checked: true }))
      .within(main),
  ),
  'step of the purchase': async ({ screen }) => (await screen.marks(step, 'data-step'))[0]?.replace('selectPlans', 'plan'),
}

const lists: Lists = {
  'comparison of the plans': async ({ screen }) => {
    const [columns = [], labels = [], cells = []] = await Promise.all(
      [part('thead th'), part('tbody th'), part('td')].map((target) => screen.texts(target.within(main))),
    )
    return labels.map((label, row) => [label, ...cells.slice(row * columns.length, (row + 1) * columns.length)].join(': '))
  },
  'plans for launch monitors': named('name').within(group('monitorPlans:buy.plan')),
  'descriptions of the plans': named('note').within(group('monitorPlans:buy.plan')),
}

const facts: Facts = { 'the card is kept for the next payment': text('monitorPlans:card.sent').within(main) }

export const plansWords: Phrases = { acts, actsOn, actsOnTwo, texts, lists, facts }
