import { categoryLayout, productLayout } from '#adapters/rest/commerce/layoutCalls'
import { proShopContent } from '#adapters/shop/commerce/proShopOperations'
import type { Resolver } from '#composition/provide'
import { productBySku } from '#mocks/contexts/commerce/catalogue/index'
import { PageLayout } from '#ui/commerce/page-layout/PageLayout.ts'
import { ProShopViewModel } from '#ui/commerce/pro-shop/ProShopViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type Row, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const balls = 4

async function aBall({ world }: RowContext): Promise<number> {
  return productBySku(world, 'FM-TOUR')?.id ?? 0
}

const unknownBlocks: Pick<Row, 'deviations'> = {
  deviations: [
    { where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'a block of a type that this version does not know is no block' },
  ],
}

function layout(read: (model: PageLayout, id: number) => void) {
  return (ask: Resolver, id = 0): ObservedView => {
    const model = ask(PageLayout)
    return { act: () => read(model, id), state: model.reading, models: [model], leave: () => model.dispose() }
  }
}

export const rows = [
  rowOfScreen(proShopContent, (ask) => modelView(ask(ProShopViewModel), ({ reading }) => reading), unknownBlocks),
  rowOfScreen(
    categoryLayout,
    layout((model) => model.ofCategory(balls)),
    unknownBlocks,
  ),
  rowOfScreen(
    productLayout,
    layout((model, id) => model.ofProduct(id)),
    { prepare: aBall, ...unknownBlocks },
  ),
]
