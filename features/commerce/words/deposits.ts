import { arrange } from '#mocks/contexts/arrange'
import { returnDeposit } from '#mocks/contexts/commerce/deposits/depositActions'
import type { Actions, ActionsOn, ClubEvents, ClubEventsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { pricesIn } from '../../world/prices.ts'
import { inRows } from '../../world/screen/shown.ts'
import { beginning, button, dialog, main, part, radio, region, text } from '../../world/screen/Target.ts'
import { chooseAddress } from '../actors/chooseAddress.ts'

const line = part('[data-line]').within(dialog())
const close = button('deposit:dialog.close').or(button('deposit:errors.back')).within(part('footer'))

const acts: Actions = {
  'pays the deposit in instalments': async ({ screen, payment }) => {
    await screen.press(radio('deposit:payment.affirm'))
    await payment.press()
  },
  'confirms the deposit': ({ payment }) => payment.press(),
  'confirms the deposit to her bank': ({ payment }) => payment.answerBank('confirmed'),
  'tries the deposit again, with nothing in the way': ({ screen }, { club }) => {
    club.faults.clear()
    return screen.press(button('deposit:errors.again'))
  },
  'closes the deposit': close,
  'deletes the placed order': async ({ screen }) => {
    await screen.press(close)
    await screen.press(button('deposit:order.again').within(main))
  },
}

const actsOn: ActionsOn = {
  'begins the deposit of the order': ({ deposits }, id) => deposits.begin(id),
  'comes back to the deposit of the order': async (actor, id) => {
    await actor.reload()
    await actor.deposits.begin(id)
  },
  'orders the set': ({ screen }, name) => screen.press(radio(beginning(name)).within(dialog())),
  'uses the coupon for the deposit': ({ deposits }, code) => deposits.apply('coupon', code),
  'uses the gift code for the deposit': ({ deposits }, code) => deposits.apply('giftCode', code),
  'bills the deposit to': ({ screen }, street) => chooseAddress(screen, part('[data-step] select[name=billing]'), street),
}

const eventsOn: ClubEventsOn = {
  'the club has sold for $200 the gift code': ({ club }, code) => arrange(club.backend.world).carts.hasGiftCode(code, 20_000),
}

const facts: Facts = {
  'the deposit is paid': region('deposit:done.title').within(dialog()),
  'there are no such clubs to order': text('deposit:order.none').within(main),
}

const steps = new Map<string, string>([
  ['error-order', 'order refused'],
  ['error-paymented', 'payment refused'],
  ['error-address', 'address refused'],
])

const texts: Texts = {
  'step of the deposit': async ({ screen }) => {
    const [step] = await screen.marks(part('[data-step]').within(dialog()), 'data-step')
    return step === undefined ? 'choice of the set' : steps.get(step)
  },
  "shop's message about the deposit": part('[data-part=message] q').within(dialog()),
}

const lists: Lists = {
  'sums of the deposit': async ({ screen }) =>
    inRows([await screen.texts(part('dt').within(line)), await pricesIn(screen, part('[data-amount]').within(line))], ': '),
}

const events: ClubEvents = {
  "the club returns the deposit of Hana's irons": ({ club }) => returnDeposit(club.backend.world, 'CC000000101'),
}

export const depositsWords: Phrases = { events, eventsOn, acts, actsOn, facts, texts, lists }
