import { layoutHome } from '#adapters/rest/support/calls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { screen } from '../Row.ts'
import { opened } from '../views.ts'

export const rows = [
  screen(layoutHome, (ask) => opened(ask(HomeViewModel), ({ blocks }) => blocks), {
    deviations: [
      {
        where: ['drift-unknown-word'],
        gives: { leftOut: 1 },
        source: 'HttpLayouts: a block of a kind that this version does not know is no block',
      },
    ],
  }),
  screen(layoutShop, (ask) => opened(ask(ShopHomeViewModel), ({ blocks }) => blocks), {
    deviations: [
      { where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'a block of a kind that this version does not know is no block' },
    ],
  }),
]
