import { finishSession } from '#mocks/contexts/commerce/fitting/fittingActions'
import { finishNextStep } from '#mocks/contexts/commerce/fitting/workshop'
import type { Acts, ActsOn, Events, Facts, Lists, Texts, Words } from '../world/Words.ts'
import { addressActs } from './steps/addresses.steps.ts'

const places: Acts = {
  'the cart': ({ cart }) => cart.open(),
  'the mini cart': ({ cart }) => cart.openMini(),
  'her address book': ({ addresses }) => addresses.open(),
  'her subscriptions': ({ subscriptions }) => subscriptions.open(),
  'the plus subscription': ({ plus }) => plus.open(),
  'her bucks and coupons': ({ rewards }) => rewards.open(),
  'her fittings': ({ fittings }) => fittings.open(),
  'his fittings': ({ fittings }) => fittings.open(),
  'her earlier fittings': ({ fittings }) => fittings.openEarlier(),
  'her putter fittings': ({ fittings }) => fittings.openPutters(),
  'her orders': ({ orders }) => orders.open(),
  'the shop': ({ shop }) => shop.open(),
  'the menu of the shop': ({ shop }) => shop.openMenu(),
  'the pro shop': ({ proShop }) => proShop.open(),
  'her recommended gear': ({ gear }) => gear.open(),
  'her purchases': ({ purchases }) => purchases.open(),
}

const acts: Acts = {
  ...addressActs,
  'goes to the checkout': ({ checkout }) => checkout.open(),
  'has gone to the checkout': ({ checkout }) => checkout.open(),
  orders: ({ checkout }) => checkout.order(),
  'has ordered too early': ({ checkout }) => checkout.order(),
  'adds it to the cart': ({ product }) => product.add(),
  'has added it to the cart': ({ product }) => product.add(),
  'goes on looking': ({ product }) => product.goOn(),
  'has read what came along': ({ cart }) => cart.noteMerge(),
  'removes everything from the cart': ({ cart }) => cart.empty(),
  'removes all gift codes': ({ cart }) => cart.removeAllGiftCodes(),
  'removes all filters': ({ category }) => category.clear(),
  'goes back in the shop': ({ category }) => category.goBack(),
  "presses Enter in the shop's search": ({ shopSearch }) => shopSearch.enter(),
  'turns to older orders': ({ orders }) => orders.turnToOlder(),
  'begins a new address': ({ addresses }) => addresses.begin(),
  'starts the trial of plus': ({ plus }) => plus.startTrial(),
  'pays the deposit in instalments': ({ deposits }) => deposits.payInInstalments(),
  'confirms the deposit': ({ deposits }) => deposits.press(),
  'confirms the deposit to her bank': ({ deposits }) => deposits.confirmToBank(),
  'tries the deposit again, with nothing in the way': ({ deposits }, { club }) => {
    club.trouble.isOver()
    return deposits.tryAgain()
  },
  'closes the deposit': ({ deposits }) => deposits.close(),
  'deletes the placed order': async ({ deposits }) => {
    await deposits.close()
    await deposits.deletePlaced()
  },
  'takes that back': ({ addresses }) => addresses.takeBack(),
  'comes back to her recommended gear': async (actor) => {
    await actor.reload()
    await actor.gear.open()
  },
  'reloads her purchases': (actor) => actor.reload(),
  'downloads the receipt': ({ purchases }) => purchases.download(),
}

const actsOn: ActsOn = {
  'has the order sent to': ({ checkout }, street) => checkout.shipTo(street),
  'has the bill sent to': ({ checkout }, street) => checkout.billTo(street),
  'comes to the confirmation of': ({ checkout }, number) => checkout.openConfirmation(number),
  'opens the fitting of': ({ fittings }, day) => fittings.openFitting(day),
  'opens the putter fitting of': ({ fittings }, day) => fittings.openPutterFitting(day),
  'compares her club with': ({ fittings }, name) => fittings.compareWith(name),
  'uses the offered coupon': ({ rewards }, code) => rewards.useOffered(code),
  'checks the balance of the gift code': ({ rewards }, code) => rewards.checkBalance(code),
  'uses the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'has used the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'uses the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'has used the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'removes the coupon': ({ cart }, code) => cart.removeCoupon(code),
  'removes the gift code': ({ cart }, code) => cart.removeGiftCode(code),
  'removes the item': ({ cart }, name) => cart.remove(name),
  'puts back the item': ({ cart }, name) => cart.putBack(name),
  'removes the filter': ({ category }, value) => category.takeAway(value),
  'goes on by the menu to the category': ({ category }, name) => category.goOnTo(name),
  'opens the order': ({ orders }, number) => orders.openOrder(number),
  'begins to change the address': ({ addresses }, address) => addresses.beginToChange(address),
  'asks to delete the address': ({ addresses }, address) => addresses.askToDelete(address),
  'deletes the address': ({ addresses }, address) => addresses.delete(address),
  'thinks better of deleting the address': ({ addresses }, address) => addresses.thinkBetterOfDeleting(address),
  'takes a quick look at': ({ product }, name) => product.quickLook(name),
  'looks for the product': ({ product }, urlKey) => product.open(urlKey),
  'also adds': ({ product }, name) => product.takeAlong(name),
  'turns to more products of': ({ shop }, special) => shop.turnOn(special),
  'searches the shop for': ({ shopSearch }, words) => shopSearch.open(words),
  'begins the deposit of the order': ({ deposits }, id) => deposits.begin(id),
  'comes back to the deposit of the order': async (actor, id) => {
    await actor.reload()
    await actor.deposits.begin(id)
  },
  'orders the set': ({ deposits }, name) => deposits.chooseSet(name),
  'uses the coupon for the deposit': ({ deposits }, code) => deposits.apply('coupon', code),
  'uses the gift code for the deposit': ({ deposits }, code) => deposits.apply('giftCode', code),
  'bills the deposit to': ({ deposits }, street) => deposits.billTo(street),
  'looks for purchases for': ({ purchases }, name) => purchases.filterByPlayer(name),
  'opens the purchase': ({ purchases }, number) => purchases.openPurchase(number),
  'has the receipt made out to': ({ purchases }, address) => purchases.makeOutReceipt(address),
  'searches within': ({ shopSearch }, category) => shopSearch.within(category),
  'takes the suggestion': ({ shopSearch }, name) => shopSearch.take(name),
}

const facts: Facts = {
  'the billing address is saved': ({ checkout }) => checkout.isBilled(),
  'the coupon is applied': ({ checkout }) => checkout.isCouponApplied(),
  'there is nothing to order': ({ checkout }) => checkout.isEmpty(),
  'her bank asks her': ({ checkout }) => checkout.isAskedByBank(),
  'her bank names the total': async ({ checkout }) => {
    const total = await checkout.total()
    return (await checkout.isAskedByBank()) && total !== undefined && (await checkout.bankTotal()) === total
  },
  'the order can be placed at the total of the summary': async ({ checkout }) => {
    const total = await checkout.total()
    return total !== undefined && (await checkout.buttonTotal()) === total
  },
  "the printed order has the club's name and nothing to press": async ({ orders }) => {
    const { hasName, buttons } = await orders.printed()
    return hasName && buttons === 0
  },
  'the receipt holds nothing that runs': ({ purchases }) => purchases.isHarmless(),
  "the printed receipt has the club's name and nothing to press": async ({ purchases }) => {
    const { hasName, hasReceipt, controls } = await purchases.printed()
    return hasName && hasReceipt && controls === 0
  },
  'the order is placed': ({ checkout }) => checkout.isConfirmed(),
  'no order is placed': async ({ checkout }) => !(await checkout.isConfirmed()),
  'no order matches': async ({ orders }) => (await orders.isNoneFound()) && (await orders.found()) === undefined,
  'there is no such order': async ({ orders }) => !(await orders.isFound()),
  'she is led to her cart': ({ orders }) => orders.isLedToCart(),
  'nothing is in the cart': async ({ cart }) => (await cart.lines()).length === 0,
  'the number of pieces in the cart is unknown': async ({ cart }) => (await cart.quantity()) === undefined,
  "the shop can't sell it like this": async ({ product }) => (await product.refusal()) === 'invalid',
  'there is no such category': ({ category }) => category.isGone(),
  'there is no such part of the category': ({ category }) => category.isPageMissing(),
  'nothing is found in the shop': ({ shopSearch }) => shopSearch.isNothingFound(),
  'the deposit is paid': ({ deposits }) => deposits.isPaid(),
  'there are no such clubs to order': ({ deposits }) => deposits.isGone(),
  'the address is under way': ({ addresses }) => addresses.isUnderWay(),
}

const texts: Texts = {
  'shipping address': ({ checkout }) => checkout.shipsTo(),
  'billing address': ({ checkout }) => checkout.billsTo(),
  'way of shipping': ({ checkout }) => checkout.chosenWay(),
  'total of the order': ({ checkout }) => checkout.total(),
  'total of the cart': ({ cart }) => cart.total(),
  'total of the past order': ({ orders }) => orders.total(),
  "shop's message about the cart": ({ cart }) => cart.alert(),
  "shop's message about the address": ({ addresses }) => addresses.objection(),
  'state of plus': ({ plus }) => plus.state(),
  'step of the purchase of plus': ({ plus }) => plus.status(),
  'number of pictures of gear': ({ gear }) => gear.pictures(),
  'state of the receipt': ({ purchases }) => purchases.receiptState(),
  'state of the download': ({ purchases }) => purchases.downloadState(),
  'balance of the gift code': ({ rewards }) => rewards.balance(),
  'club compared with her own': ({ fittings }) => fittings.compared(),
  'order of custom-fit clubs': ({ fittings }) => fittings.order(),
  product: ({ product }) => product.name(),
  'price of one': ({ product }) => product.price(),
  'step of the deposit': ({ deposits }) => deposits.step(),
  "shop's message about the deposit": ({ deposits }) => deposits.message(),
  'end of the card number': ({ orders }) => orders.cardDigits(),
}

const lists: Lists = {
  addresses: ({ addresses }) => addresses.all(),
  'blocks that the club adds': ({ pageContent }) => pageContent.blocks(),
  "club's figures": ({ pageContent }) => pageContent.facts(),
  'blocks of the pro shop': async ({ proShop }) => (await proShop.blocks()).map(({ type, title }) => `${type}: ${title}`),
  'categories of the shop': ({ shop }) => shop.categories(),
  'special categories of the shop': ({ shop }) => shop.specials(),
  'groups of the menu': ({ shop }) => shop.menu(),
  'special categories of the menu': ({ shop }) => shop.menuSpecials(),
  'categories below it': ({ category }) => category.children(),
  'products of the category': ({ category }) => category.products(),
  'chosen filters': async ({ category }) => (await category.chosen()).toSorted(),
  'products found': ({ shopSearch }) => shopSearch.products(),
  'products suggested': ({ shopSearch }) => shopSearch.suggested(),
  'options to choose first': ({ product }) => product.missing(),
  'designs to choose among': ({ product }) => product.designs(),
  'related products': ({ product }) => product.beside('related'),
  'products that may be liked as well': ({ product }) => product.beside('upsell'),
  'items of the mini cart': ({ cart }) => cart.lines(),
  'designs in the cart': ({ cart }) => cart.designs(),
  'codes in use': ({ cart }) => cart.codes(),
  'ways of shipping': ({ checkout }) => checkout.ways(),
  'parts of the checkout': ({ checkout }) => checkout.parts(),
  'parts of the checkout still to be filled in': ({ checkout }) => checkout.missing(),
  'items bought': ({ checkout }) => checkout.bought(),
  'pieces of recommended gear': ({ gear }) => gear.offered(),
  'recommended gear already ordered': ({ gear }) => gear.ordered(),
  'purchases and their totals': ({ purchases }) => purchases.totals(),
  'files of receipts': ({ purchases }) => purchases.files(),
  'plans of plus': ({ plus }) => plus.plans(),
  fittings: ({ fittings }) => fittings.all(),
  measurements: ({ fittings }) => fittings.trends(),
  'custom-fit clubs': ({ fittings }) => fittings.items(),
  'sums of custom-fit clubs': ({ fittings }) => fittings.sums(),
  'codes used for custom-fit clubs': ({ fittings }) => fittings.codes(),
  'steps that the workshop has done': ({ fittings }) => fittings.stepsDone(),
  'bucks given by the club': ({ rewards }) => rewards.bucks(),
  'coupons given by the club': ({ rewards }) => rewards.coupons(),
  'coupons offered in the cart': ({ rewards }) => rewards.offered(),
  'past orders': ({ orders }) => orders.numbers(),
  'items of the order': ({ orders }) => orders.items(),
  'sums of the deposit': ({ deposits }) => deposits.sums(),
  'files of the order': ({ orders }) => orders.files(),
  'parts of the order': ({ orders }) => orders.parts(),
  'parcels of the order': ({ orders }) => orders.parcels(),
}

const events: Events = {
  "the fitter finishes Hana's wedge session": ({ club }) => finishSession(club.backend.world, 'FS-3108'),
  "the workshop finishes the next step of Hana's irons": ({ club }) => finishNextStep(club.backend.world, 'CC000000101'),
  'nobody hurries': ({ environment }) => environment.waitsAtMost(Temporal.Duration.from({ seconds: 1 })),
}

export const commerceWords: Words = { events, places, acts, actsOn, facts, texts, lists }
