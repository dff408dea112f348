import { Carts } from '#app/commerce/ports/Carts'
import { CurrentCart } from '#app/commerce/ports/CurrentCart'
import type { Dependency, Resolver } from '#composition/provide'
import type { Cart } from '#domain/commerce/cart'
import { fetched } from '#domain/commerce/cartState'
import type { Selection } from '#domain/commerce/selection'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import type { View } from './cell/View.ts'
import type { RowContext } from './Row.ts'

export interface Shown {
  readonly cart: Cart
}

export async function createShownCart({ ask }: RowContext): Promise<Shown> {
  return { cart: await ask(Carts).ofCustomer('after-change') }
}

export function show(ask: Resolver, { cart }: Shown): void {
  ask(CurrentCart).update((state) => fetched(state, cart))
}

export function inCart<Model extends object>(
  what: Dependency<Model>,
  parts: (model: Model, shown: Shown) => Omit<View, 'open'> & { readonly fill?: () => unknown },
) {
  return (ask: Resolver, shown: Shown): View => {
    const model = ask(what)
    const { fill, ...view } = parts(model, shown)
    return {
      ...view,
      models: [model],
      open: () => {
        show(ask, shown)
        return fill?.()
      },
    }
  }
}

export function adding(first: Selection, ...others: readonly Selection[]) {
  return inCart(ProductViewModel, ({ adding: model }) => ({
    ...{ act: () => model.add([first, ...others]), state: model.task, isDone: () => model.isCartShown },
    refusal: () => model.refusal && 'refused',
  }))
}
