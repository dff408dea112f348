import { layoutHome } from '#adapters/rest/support/calls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import { Layouts } from '#app/support/ports/Layouts'
import { ShopLayout } from '#app/support/ports/ShopLayout'
import { row } from '../Row.ts'

export const rows = [
  row(layoutHome, (ask) => ask(Layouts).home(), {
    deviations: [
      {
        where: ['drift-unknown-word'],
        gives: { leftOut: 1 },
        source: 'HttpLayouts: a block of a kind that this version does not know is no block',
      },
    ],
  }),
  row(layoutShop, (ask, _, signal) => ask(ShopLayout).blocks(signal)),
]
