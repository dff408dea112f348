import type { Actions, ActionsOn, ClubEventsOn, Facts, Lists, Phrases, Texts, TextsOf } from '../../world/Phrases.ts'

const places: Actions = {
  'her orders': ({ orders }) => orders.open(),
  'her purchases': ({ purchases }) => purchases.open(),
}

const acts: Actions = {
  'turns to older orders': ({ orders }) => orders.turnToOlder(),
  'reloads her purchases': (actor) => actor.reload(),
  'downloads the receipt': ({ purchases }) => purchases.download(),
  'repeats the order': ({ orders }) => orders.orderAgain(undefined),
}

const actsOn: ActionsOn = {
  'opens the order': ({ orders }, number) => orders.openOrder(number),
  'looks for purchases for': ({ purchases }, name) => purchases.filterByPlayer(name),
  'opens the purchase': ({ purchases }, number) => purchases.openPurchase(number),
  'has the receipt made out to': ({ purchases }, address) => purchases.makeOutReceipt(address),
  'orders again what was in the order': ({ orders }, number) => orders.orderAgain(number),
}

const facts: Facts = {
  "the printed order has the club's name and no controls": async ({ orders }) => {
    const { hasName, buttons } = await orders.printed()
    return hasName && buttons === 0
  },
  'the receipt has no active content': ({ purchases }) => purchases.isHarmless(),
  "the printed receipt has the club's name and no controls": async ({ purchases }) => {
    const { hasName, hasReceipt, controls } = await purchases.printed()
    return hasName && hasReceipt && controls === 0
  },
  'no order matches': async ({ orders }) => (await orders.isNoneFound()) && (await orders.found()) === undefined,
  'there is no such order': async ({ orders }) => !(await orders.isFound()),
  'she is taken to her cart': ({ orders }) => orders.isLedToCart(),
}

const texts: Texts = {
  'total of the past order': ({ orders }) => orders.total(),
  'state of the receipt': ({ purchases }) => purchases.receiptState(),
  'state of the download': ({ purchases }) => purchases.downloadState(),
  'end of the card number': ({ orders }) => orders.cardDigits(),
}

const lists: Lists = {
  'purchases and their totals': ({ purchases }) => purchases.totals(),
  'files of receipts': ({ purchases }) => purchases.files(),
  'past orders': ({ orders }) => orders.numbers(),
  'items of the order': ({ orders }) => orders.items(),
  'files of the order': ({ orders }) => orders.files(),
  'parts of the order': ({ orders }) => orders.parts(),
  'parcels of the order': ({ orders }) => orders.parcels(),
}

const eventsOn: ClubEventsOn = {
  'the shop has nothing left of': ({ club }, sku) => club.purchases.nothingIsLeftOf(sku),
  'the shop has shipped the order': ({ club }, number) => club.purchases.isShipped(number),
  'the shop has refunded the order': ({ club }, number) => club.purchases.isRefunded(number),
}

const textsOf: TextsOf = {
  'state of the order': ({ orders }, number) => orders.statusOf(number),
}

export const ordersWords: Phrases = { textsOf, eventsOn, places, acts, actsOn, facts, texts, lists }
