import { layoutHome } from '#adapters/rest/support/calls'
import { layoutAbout, layoutCares, layoutFaq, layoutUserAgreement } from '#adapters/rest/support/contentPageCalls'
import { layoutShop } from '#adapters/rest/support/shopLayoutCalls'
import type { ContentPage } from '#app/support/ports/ContentPages'
import type { Resolver } from '#composition/provide'
import { ShopHomeViewModel } from '#ui/commerce/shop-home/ShopHomeViewModel.ts'
import { FaqViewModel } from '#ui/support/faq/FaqViewModel.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { ContentPageViewModel } from '#ui/support/layout/ContentPageViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Row, screenRow } from '../Row.ts'
import { modelView } from '../views.ts'

const unknownBlocks: Pick<Row, 'deviations'> = {
  deviations: [
    { where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'a block of a type that this version does not know is no block' },
  ],
}

function page(name: ContentPage) {
  return (ask: Resolver): ObservedView => {
    const model = ask(ContentPageViewModel)
    return { act: () => model.open(name), state: model.reading, models: [model], leave: () => model.dispose() }
  }
}

export const rows = [
  screenRow(layoutHome, (ask) => modelView(ask(HomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  screenRow(layoutShop, (ask) => modelView(ask(ShopHomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  screenRow(layoutAbout, page('about'), unknownBlocks),
  screenRow(layoutCares, page('cares'), unknownBlocks),
  screenRow(layoutFaq, (ask) => modelView(ask(FaqViewModel), ({ reading }) => reading), unknownBlocks),
  screenRow(layoutUserAgreement, page('agreement'), unknownBlocks),
]
