import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { Dependency, Resolver } from '#composition/provide'
import type { Cart } from '#domain/commerce/cart'
import { fetched } from '#domain/commerce/cartState'
import type { Selection } from '#domain/commerce/selection'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import type { ObservedView } from './cell/ObservedView.ts'
import type { RowContext } from './Row.ts'

export interface CartContext {
  readonly cart: Cart
}

export async function readCart({ ask }: RowContext): Promise<CartContext> {
  return { cart: await ask(Carts).ofCustomer('after-change') }
}

export function putIntoState(ask: Resolver, { cart }: CartContext): void {
  ask(CurrentCart).update((state) => fetched(state, cart))
}

export function cartView<Model extends object>(
  what: Dependency<Model>,
  parts: (model: Model, shown: CartContext) => Omit<ObservedView, 'open'> & { readonly fill?: () => unknown },
) {
  return (ask: Resolver, shown: CartContext): ObservedView => {
    const model = ask(what)
    const { fill, ...view } = parts(model, shown)
    return {
      ...view,
      models: [model],
      open: () => {
        putIntoState(ask, shown)
        return fill?.()
      },
    }
  }
}

export function addToCartView(first: Selection, ...others: readonly Selection[]) {
  return cartView(ProductViewModel, ({ adding: model }) => ({
    ...{ act: () => model.add([first, ...others]), state: model.task, isDone: () => model.isCartShown },
    refusal: () => model.refusal && 'refused',
  }))
}
