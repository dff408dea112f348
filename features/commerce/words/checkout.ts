import { pathOfDone } from '#ui/commerce/shopPaths.ts'
import type { Actor } from '../../world/Actor.ts'
import { addressField } from '../../world/addressFields.ts'
import type {
  Actions,
  ActionsOn,
  ClubEvents,
  Facts,
  Lists,
  MemberSetups,
  Phrases,
  StoredDataChecks,
  Texts,
  TextsOf,
} from '../../world/Phrases.ts'
import { priceIn } from '../../world/prices.ts'
import { alert, button, checkbox, heading, item, link, list, named, part, status, text } from '../../world/screen/Target.ts'
import { totalOn } from '../actors/CartActor.ts'
import { streetOf } from '../actors/CheckoutActor.ts'
import { bank } from '../actors/PaymentActor.ts'
import { cards } from '../cards.ts'

export const inLeeds = [
  ['country', 'United Kingdom'],
  ['first name', 'Hana'],
  ['last name', 'Lindqvist'],
  ['street', '7 Ash Road'],
  ['city', 'Leeds'],
  ['postal code', 'LS1 4AP'],
  ['phone number', '+44 113 555 0100'],
]
export const send = button('checkout:shipping.send')
export const placed = heading(1, 'checkout:done.title')

export async function writePlace({ checkout }: Actor, place: 'shipping' | 'billing', rows: readonly (readonly string[])[]) {
  for (const [name = '', words = ''] of rows) await checkout.fillInAddress(place, addressField(name), words)
}

const acts: Actions = {
  'goes to the checkout': ({ checkout }) => checkout.open(),
  'has gone to the checkout': ({ checkout }) => checkout.open(),
  orders: ({ payment }) => payment.press(),
  'has ordered too early': ({ payment }) => payment.press(),
  'has written an address in Leeds to ship to': (actor) => writePlace(actor, 'shipping', inLeeds),
  'has it shipped to Leeds': async (actor) => {
    await writePlace(actor, 'shipping', inLeeds)
    await actor.screen.press(send)
  },
  'has it shipped to Leeds and saves that address': async (actor) => {
    await writePlace(actor, 'shipping', inLeeds)
    await actor.screen.press(checkbox('checkout:shipping.save'))
    await actor.screen.press(send)
  },
  'confirms that to her bank': ({ payment }) => payment.answerBank('confirmed'),
  'denies that to her bank': ({ payment }) => payment.answerBank('denied'),
  "cancels her bank's question": button('checkout:bank.stop'),
}

const actsOn: ActionsOn = {
  'has the order sent to': ({ screen }, street) => screen.press(streetOf('shipping', street)),
  'has the bill sent to': ({ screen }, street) => screen.press(streetOf('billing', street)),
  'comes to the confirmation of': ({ screen }, number) => screen.open(pathOfDone(number)),
  'chooses the delivery method': ({ checkout }, way) => checkout.chooseWay(way),
  'has chosen the delivery method': ({ checkout }, way) => checkout.chooseWay(way),
}

const facts: Facts = {
  'the billing address is saved': text('checkout:billing.saved').within(named('billing')),
  'the coupon is applied': status().withText('cart:coupon.applied'),
  'there is nothing to order': heading(undefined, 'checkout:checkout.empty'),
  'her bank asks her': bank,
  'her bank shows the total': async ({ screen, payment }) => {
    const total = await totalOn(screen)
    return total !== undefined && (await payment.bankTotal()) === total
  },
  'the order can be placed at the total of the summary': async ({ screen, payment }) => {
    const total = await totalOn(screen)
    return total !== undefined && (await payment.total()) === total
  },
  'the order is placed': placed,
  'no order is placed': heading(undefined, 'checkout:done.none'),
}

const texts: Texts = {
  'shipping address': ({ checkout }) => checkout.goesTo('shipping'),
  'billing address': ({ checkout }) => checkout.goesTo('billing'),
  'delivery method': ({ checkout }) => checkout.chosenWay(),
  'total of the order': ({ screen }) => totalOn(screen),
  'amount paid': async ({ screen }) => priceIn(await screen.text(part('[data-part=paid]'))),
  'amount being paid': async ({ screen }) => priceIn(await screen.text(part('[data-part=paying]'))),
  'currency of the order': async ({ screen }) => (await screen.value(part('[data-total] data')))?.split(' ')[0],
  'total of the new order': (_actor, { club }) => club.purchases.newTotals().join(', '),
}

const lists: Lists = {
  'delivery methods': ({ checkout }) => checkout.ways(),
  'parts of the checkout': heading(2).within(part('section[data-part]')),
  'details that the order still needs': link().within(alert()).within(named('card')),
  'items bought': ({ screen }) => screen.marks(item().within(list('checkout:done.items')), 'data-good'),
}

const events: ClubEvents = {
  'everybody takes their time': ({ environment }) => environment.limitWaits(Temporal.Duration.from({ seconds: 1 })),
}

const circumstances: MemberSetups = {
  'cart is about fitted clubs': ({ club }, member) => club.purchases.isClubOrder(member),
  'bank declines the next card': ({ club }, member) => club.purchases.nextCardIsDeclined(member),
  'gift code pays for everything': ({ club }, member) => club.purchases.paysAllByGiftCode(member),
}

const textsOf: TextsOf = {
  'reason against delivery by': ({ checkout }, way) => checkout.problemOf(way),
}

const remnants: StoredDataChecks = {
  "no card's number": async ({ screen }, device) => {
    const kept = `${await screen.contents()} ${JSON.stringify(await device.storedItems())}`.replaceAll(/[ -]/g, '')
    return [...cards.values()].every((number) => !kept.includes(number.replaceAll(' ', '')))
  },
}

export const checkoutWords: Phrases = { remnants, textsOf, circumstances, acts, actsOn, facts, texts, lists, events }
