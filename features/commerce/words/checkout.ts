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
import { cards } from '../cards.ts'

export const inLeeds = [
  ['country', 'GB'],
  ['first name', 'Hana'],
  ['last name', 'Lindqvist'],
  ['street', '7 Ash Road'],
  ['city', 'Leeds'],
  ['postal code', 'LS1 4AP'],
  ['phone number', '+44 113 555 0100'],
]

export async function writePlace({ checkout }: Actor, place: 'shipping' | 'billing', rows: readonly (readonly string[])[]) {
  for (const [name = '', text = ''] of rows) await checkout.fillIn(place, addressField(name), text)
}

const acts: Actions = {
  'goes to the checkout': ({ checkout }) => checkout.open(),
  'has gone to the checkout': ({ checkout }) => checkout.open(),
  orders: ({ checkout }) => checkout.order(),
  'has ordered too early': ({ checkout }) => checkout.order(),
  'has written an address in Leeds to ship to': (actor) => writePlace(actor, 'shipping', inLeeds),
  'has it shipped to Leeds': async (actor) => {
    await writePlace(actor, 'shipping', inLeeds)
    await actor.checkout.sendPlace()
  },
  'has it shipped to Leeds and saves that address': async (actor) => {
    await writePlace(actor, 'shipping', inLeeds)
    await actor.checkout.saveNewAddress()
    await actor.checkout.sendPlace()
  },
  'confirms that to her bank': ({ checkout }) => checkout.answerBank('confirmed'),
  'denies that to her bank': ({ checkout }) => checkout.answerBank('denied'),
  "cancels her bank's question": ({ checkout }) => checkout.leaveBank(),
}

const actsOn: ActionsOn = {
  'has the order sent to': ({ checkout }, street) => checkout.shipTo(street),
  'has the bill sent to': ({ checkout }, street) => checkout.billTo(street),
  'comes to the confirmation of': ({ checkout }, number) => checkout.openConfirmation(number),
  'chooses the delivery method': ({ checkout }, way) => checkout.chooseWay(way),
  'has chosen the delivery method': ({ checkout }, way) => checkout.chooseWay(way),
}

const facts: Facts = {
  'the billing address is saved': ({ checkout }) => checkout.isBilled(),
  'the coupon is applied': ({ checkout }) => checkout.isCouponApplied(),
  'there is nothing to order': ({ checkout }) => checkout.isEmpty(),
  'her bank asks her': ({ checkout }) => checkout.isAskedByBank(),
  'her bank shows the total': async ({ checkout }) => {
    const total = await checkout.total()
    return (await checkout.isAskedByBank()) && total !== undefined && (await checkout.bankTotal()) === total
  },
  'the order can be placed at the total of the summary': async ({ checkout }) => {
    const total = await checkout.total()
    return total !== undefined && (await checkout.buttonTotal()) === total
  },
  'the order is placed': ({ checkout }) => checkout.isConfirmed(),
  'no order is placed': async ({ checkout }) => !(await checkout.isConfirmed()),
}

const texts: Texts = {
  'shipping address': ({ checkout }) => checkout.shipsTo(),
  'billing address': ({ checkout }) => checkout.billsTo(),
  'delivery method': ({ checkout }) => checkout.chosenWay(),
  'total of the order': ({ checkout }) => checkout.total(),
  'total of the new order': (_actor, { club }) => club.purchases.newTotals().join(', '),
}

const lists: Lists = {
  'delivery methods': ({ checkout }) => checkout.ways(),
  'parts of the checkout': ({ checkout }) => checkout.parts(),
  'parts of the checkout still to be filled in': ({ checkout }) => checkout.missing(),
  'items bought': ({ checkout }) => checkout.bought(),
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
  "no card's number": async ({ checkout }, device) => {
    const text = JSON.stringify(await device.storedItems()).replaceAll(/[ -]/g, '')
    const numbers = [...cards.values()].map((number) => number.replaceAll(' ', ''))
    const known = await Promise.all(numbers.map((number) => checkout.knows(number)))
    return !known.includes(true) && numbers.every((number) => !text.includes(number))
  },
}

export const checkoutWords: Phrases = { remnants, textsOf, circumstances, acts, actsOn, facts, texts, lists, events }
