import { customerCart } from '#adapters/shop/commerce/operations'
import { Cart } from '#app/commerce/ports/Cart'
import { row } from '../Row.ts'

export const rows = [row(customerCart, (ask, _, signal) => ask(Cart).totalQuantity(signal))]
