import * as calls from '#adapters/shop/monitor/monitorShopOperations'
import { Carts } from '#app/commerce/ports/Carts'
import type { Resolver } from '#composition/provide'
import { draftOf } from '#domain/commerce/addressDraft'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import type { CartContext } from '../carts.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { typedCard } from '../credentials.ts'
import { createMonitorCustomer, type MonitorCustomer, monitorShopOf } from '../monitorShop.ts'
import { type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'
import { editing, removing } from './addresses.ts'
import { asking, authenticating, paying } from './payment.ts'

const prepare = createMonitorCustomer

function there(view: (ask: Resolver) => ObservedView) {
  return (ask: Resolver, customer: MonitorCustomer): ObservedView => view(monitorShopOf(ask, customer))
}

interface Paying extends CartContext {
  readonly customer: MonitorCustomer
}

async function createCart(context: RowContext): Promise<Paying> {
  const customer = await createMonitorCustomer(context)
  return { customer, cart: await monitorShopOf(context.ask, customer)(Carts).ofCustomer('after-change') }
}

function payingThere(ask: Resolver, { customer, cart }: Paying): ObservedView {
  return paying(typedCard, 'members')(monitorShopOf(ask, customer), { cart })
}

/** The shop's own container in each cell: what differs from the club's rows is its token, its store and its customer. */
export const rows = [
  rowOfScreen(
    calls.shopCustomer,
    there((ask) => modelView(ask(AddressBookViewModel), ({ reading }) => reading)),
    { prepare },
  ),
  rowOfScreen(
    calls.shopCreateAddress,
    there(
      editing((model, last) => {
        model.add()
        model.editor.form.begin(draftOf(last), 'new address')
      }),
    ),
    { prepare },
  ),
  rowOfScreen(calls.shopUpdateAddress, there(editing((model, last) => model.editor.change(last))), { prepare }),
  rowOfScreen(calls.shopDeleteAddress, there(removing), {
    prepare,
    deviations: [{ where: ['404', '410'], gives: { outcome: 'done' }, source: 'what is gone already is as good as removed' }],
  }),
  rowOfScreen(calls.shopCardLookup, payingThere, { ...asking, prepare: createCart }),
  rowOfScreen(calls.shop3dAuthentication, payingThere, { ...authenticating, prepare: createCart }),
]
