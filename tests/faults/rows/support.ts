import { layoutHome } from '#adapters/rest/support/calls'
import { layoutAbout, layoutCares, layoutFaq, layoutUserAgreement } from '#adapters/rest/support/contentPageCalls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import type { ContentPage } from '#app/support/ports/ContentPages'
import type { Resolver } from '#composition/provide'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { FaqViewModel } from '#ui/support/faq/FaqViewModel.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { ContentPageViewModel } from '#ui/support/layout/ContentPageViewModel.ts'
import type { View } from '../cell/View.ts'
import { type Row, screen } from '../Row.ts'
import { opened } from '../views.ts'

const unknownBlocks: Pick<Row, 'deviations'> = {
  deviations: [
    { where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'a block of a type that this version does not know is no block' },
  ],
}

function page(name: ContentPage) {
  return (ask: Resolver): View => {
    const model = ask(ContentPageViewModel)
    return { act: () => model.open(name), state: model.reading, models: [model], leave: () => model.dispose() }
  }
}

export const rows = [
  screen(layoutHome, (ask) => opened(ask(HomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  screen(layoutShop, (ask) => opened(ask(ShopHomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  screen(layoutAbout, page('about'), unknownBlocks),
  screen(layoutCares, page('cares'), unknownBlocks),
  screen(layoutFaq, (ask) => opened(ask(FaqViewModel), ({ reading }) => reading), unknownBlocks),
  screen(layoutUserAgreement, page('agreement'), unknownBlocks),
]
