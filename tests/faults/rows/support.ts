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
import { type Row, rowOfScreen } from '../Row.ts'
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
  rowOfScreen(layoutHome, (ask) => modelView(ask(HomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  rowOfScreen(layoutShop, (ask) => modelView(ask(ShopHomeViewModel), ({ blocks }) => blocks), unknownBlocks),
  rowOfScreen(layoutAbout, page('about'), unknownBlocks),
  rowOfScreen(layoutCares, page('cares'), unknownBlocks),
  rowOfScreen(layoutFaq, (ask) => modelView(ask(FaqViewModel), ({ reading }) => reading), unknownBlocks),
  rowOfScreen(layoutUserAgreement, page('agreement'), unknownBlocks),
]
