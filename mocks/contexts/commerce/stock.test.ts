import { expect, test } from 'vitest'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { storeNamed } from '../../world/stores.ts'
import { productBySku } from './catalogue/index.ts'
import { unitPrice } from './catalogue/prices.ts'
import { stockOf, takeFromStock } from './catalogue/stock.ts'

const status = `query Status($sku: String) { products(filter: { sku: { eq: $sku } }) { items { stock_status only_x_left_in_stock
  price_range { minimum_price { final_price { value } } } } } }`

test('sold items reduce the stock of variants and bundles', async () => {
  const { world } = await createShopper()
  const [all, bundles] = [stockOf(world, 'KB-STAND'), stockOf(world, 'CH-STARTER')]
  await takeFromStock(world, 'KB-STAND-NAVY', 2)
  await takeFromStock(world, 'KB-STAND-NAVY', 1)
  expect(stockOf(world, 'KB-STAND-NAVY')).toBe(2)
  expect(stockOf(world, 'KB-STAND')).toBe(all - 3)
  for (const colour of ['FAIRWAY', 'NAVY', 'SAND']) await takeFromStock(world, `KB-STAND-${colour}`, stockOf(world, `KB-STAND-${colour}`))
  expect(bundles).toBeGreaterThan(0)
  expect(stockOf(world, 'CH-STARTER')).toBe(0)
  await takeFromStock(world, 'KB-STAND-NAVY', -1)
  expect(stockOf(world, 'CH-STARTER')).toBe(1)
  expect(stockOf(world, 'NOTHING')).toBe(0)
})

test('stock and prices of a world can be set', async () => {
  const { ask, given, world } = await createShopper()
  await given.hasLeft('FM-TOUR', 3)
  await given.asks('FM-TOUR', 5000)
  const left = { stock_status: 'IN_STOCK', only_x_left_in_stock: 3, price_range: { minimum_price: { final_price: { value: 50 } } } }
  expect(await ask(status, { sku: 'FM-TOUR' })).toMatchObject({ data: { products: { items: [left] } } })
  await given.sellsOut('FE-POLO')
  const gone = { stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null }
  expect(await ask(status, { sku: 'FE-POLO' })).toMatchObject({ data: { products: { items: [gone] } } })
  expect(stockOf(world, given.named('Fescue Polo').sku)).toBe(0)
})

test('more pieces cost less each, and a special price is less than a tier that is not reached', async () => {
  const { world } = await createShopper()
  const [store, japan] = [storeNamed('us_en'), storeNamed('jp_ja')]
  const tour = productBySku(world, 'FM-TOUR')
  const polo = productBySku(world, 'FE-POLO-NAVY-M')
  if (!store || !japan || !tour || !polo) throw new Error('The shop is not there')
  expect([1, 2, 3, 6, 20].map((quantity) => unitPrice(tour, { world, store }, quantity))).toEqual([4800, 4800, 4400, 4000, 4000])
  expect(unitPrice(tour, { world, store: japan }, 1)).toBe(7200)
  expect(unitPrice(polo, { world, store }, 1)).toBe(5800)
})
