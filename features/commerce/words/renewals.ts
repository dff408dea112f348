import { paths } from '#ui/shell/paths.ts'
import type { Action, Actions, ActionsOn, ActionsOnTwo, ClubEventsOn, Lists, MemberSetups, Phrases, Texts } from '../../world/Phrases.ts'
import { pricesIn } from '../../world/prices.ts'
import { openFromPlans } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { inRows } from '../../world/screen/shown.ts'
import { beginning, button, byRole, checkbox, field, item, named, panel, part, region } from '../../world/screen/Target.ts'
import { inTwoWindows } from '../inTwoWindows.ts'

const plan = item().within(panel())
const [prefectures, centres] = [part('[name=prefecture]'), part('[name=centre]')]
const open: Action = ({ screen }) => screen.open(paths.renewals, () => openFromPlans(screen, 'membership.renew'))

const places: Actions = {
  'the renewals': open,
}

const acts: Actions = {
  'comes back to the renewals': async (actor, world, member) => {
    await actor.reload()
    await open(actor, world, member)
  },
  'uses her bucks': checkbox('renewals:codes.bucks'),
  'uses his own coupon': checkbox('renewals:codes.own'),
  'looks at the payment again': button('clubPayment:progress.look'),
  'begins another renewal': button('renewals:done.again'),
  'pays the renewal': ({ payment }) => payment.press(),
}

const actsOn: ActionsOn = {
  'has chosen to renew': ({ screen }, name) => choosePlan(screen, name),
  'renews with the coupon': ({ screen }, code) => apply(screen, 'coupon', code),
  'renews with the gift code': ({ screen }, code) => apply(screen, 'giftCode', code),
  'presses ten times in each of two windows to renew': (_actor, name, world, member) =>
    inTwoWindows(world, member, async (actor) => {
      await open(actor, world, member)
      await choosePlan(actor.screen, name)
    }),
}

const actsOnTwo: ActionsOnTwo = {
  'takes the lessons in': async ({ screen }, prefecture, centre) => {
    await screen.choose(prefectures, prefecture)
    await screen.choose(centres, centre)
  },
}

const eventsOn: ClubEventsOn = {
  'the club has sold in Japan the gift code': ({ club }, id) =>
    club.backend.world.renewalGiftCodes.add({ id, state: 'active', currency: 'JPY', balance: 20_000 }),
}

const circumstances: MemberSetups = {
  'other device renews it': ({ club }, member) => club.purchases.renewsElsewhere(member),
}

const texts: Texts = {
  'membership of the player': part('[data-membership] strong'),
}

const lists: Lists = {
  'plans to renew': async ({ screen }) =>
    inRows([await screen.texts(named('name').within(plan)), await pricesIn(screen, part('[data-amount]').within(plan))]),
  'orders of renewals': named('name').within(region('renewals:past.title')),
}

export function choosePlan(screen: Screen, name: string): Promise<void> {
  return screen.press(checkbox(beginning(name)))
}

async function apply(screen: Screen, kind: 'coupon' | 'giftCode', code: string): Promise<void> {
  const form = byRole('form', `renewals:codes.${kind}`)
  await screen.type(field().within(form), code)
  await screen.press(button('renewals:codes.apply').within(form))
}

export const renewalsWords: Phrases = { eventsOn, places, acts, actsOn, actsOnTwo, circumstances, texts, lists }
