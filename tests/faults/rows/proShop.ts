import { categoryLayout, productLayout } from '#adapters/rest/commerce/layoutCalls'
import { proShopContent } from '#adapters/shop/commerce/proShopOperations'
import { PageLayouts } from '#app/commerce/ports/PageLayouts'
import { ProShop } from '#app/commerce/ports/ProShop'
import { productBySku } from '#mocks/commerce/catalogue/index'
import { type Row, row, type Setting } from '../Row.ts'

const root = 2
const balls = 4

async function aBall({ world }: Setting): Promise<number> {
  return productBySku(world, 'FM-TOUR')?.id ?? 0
}

const unknownBlocks: Pick<Row, 'deviations'> = {
  deviations: [
    { where: ['drift-unknown-word'], gives: { leftOut: 1 }, source: 'a block of a type that this version does not know is no block' },
  ],
}

export const rows = [
  row(proShopContent, (ask, _, signal) => ask(ProShop).blocks(root, signal), unknownBlocks),
  row(categoryLayout, (ask, _, signal) => ask(PageLayouts).ofCategory(balls, signal), unknownBlocks),
  row(productLayout, (ask, id, signal) => ask(PageLayouts).ofProduct(id, signal), { prepare: aBall, ...unknownBlocks }),
]
