import { describe, expect, test, vi } from 'vitest'
import type { Catalogue } from '#app/commerce/ports/Catalogue'
import { Failure } from '#app/shared/failure'
import { moneyOf } from '#domain/commerce/money'
import type { OptionValue, Product } from '#domain/commerce/product'
import { buildProduct } from '../../../../tests/builders/commerce.ts'
import { AddOnsModel } from './AddOnsModel.ts'

const usd = (value: number) => moneyOf(value, 'USD')
const priceOf = (value: number) => ({ final: usd(value), regular: usd(value) })
const towel = buildProduct({ id: 4, sku: 'towel', urlKey: 'towel', price: { from: priceOf(8), to: priceOf(8) } })
const tees = buildProduct({ id: 5, sku: 'tees', urlKey: 'tees', price: { from: priceOf(3), to: priceOf(3) } })
const soldOut = buildProduct({ id: 6, sku: 'cap', urlKey: 'cap', inStock: false })

function planValue(id: number, length: number, instalment: number): OptionValue & { readonly plan: NonNullable<OptionValue['plan']> } {
  return { id, title: `${id}`, price: usd(0), order: id, plan: { length, instalment: usd(instalment), adjustment: usd(0) } }
}

const planned = buildProduct({
  ...{ id: 7, sku: 'club', urlKey: 'club' },
  options: [
    {
      ...{ id: 70, kind: 'radio', title: 'Plan', isRequired: false, order: 1, maxLength: undefined, price: undefined },
      values: [planValue(71, 6, 9), planValue(72, 12, 7)],
    },
  ],
})

function create(products: readonly Product[] = [towel, tees, soldOut, planned]) {
  const product = vi.fn<Catalogue['product']>(async (urlKey) => products.find((each) => each.urlKey === urlKey))
  return { product, model: new AddOnsModel({ product }) }
}

test('only related products without choices that are in stock are offered', () => {
  const related = [towel, soldOut, buildProduct({ kind: 'configurable' }), buildProduct({ id: 9, kind: 'virtual' })]
  expect(
    create()
      .model.offered({ related })
      .map(({ id }) => id),
  ).toEqual([4, 9])
})

describe('an add-on', () => {
  test('is taken and left again', async () => {
    const { product, model } = create()
    expect([model.isTaken(towel), model.sum(undefined)]).toEqual([false, undefined])
    await model.toggle(towel)
    await model.toggle(tees)
    expect([model.isTaken(towel), model.selections(undefined).map(({ sku }) => sku), model.sum(undefined)]).toEqual([
      ...[true, ['towel', 'tees'], usd(11)],
    ])
    await model.toggle(towel)
    expect([model.isTaken(towel), model.sum(undefined), product.mock.calls.length]).toEqual([false, usd(3), 2])
  })

  test.each([
    ['is sold out', soldOut],
    ['the shop no longer has', { urlKey: 'gone' }],
  ])('that %s is opened instead', async (_what, card) => {
    const { model } = create()
    await model.toggle(card)
    expect([model.isTaken(card), model.open.has(card.urlKey)]).toEqual([false, true])
  })

  test('that can not be read is neither taken nor opened', async () => {
    const model = new AddOnsModel({ product: () => Promise.reject(new Failure('offline')) })
    await model.toggle(towel)
    expect([model.task.failure?.kind, model.isTaken(towel), model.open.size]).toEqual(['offline', false, 0])
    model.clear()
    expect(model.task.failure).toBeUndefined()
  })

  test('has the plan of the same length, if it has one', async () => {
    const { model } = create()
    await model.toggle(planned)
    expect(model.sum(planValue(1, 12, 50))).toEqual(usd(7))
    expect(model.selections(planValue(1, 12, 50))[0]?.plan).toMatchObject({ kind: 'subscribe', parentId: 70, childId: 72 })
    expect(model.selections(planValue(1, 24, 50))[0]?.plan).toEqual({ kind: 'one-time' })
    expect(model.selections(undefined)[0]?.plan).toEqual({ kind: 'one-time' })
  })

  test('without plans is bought once', async () => {
    const { model } = create()
    await model.toggle(towel)
    expect(model.selections(planValue(1, 12, 50))[0]?.plan).toEqual({ kind: 'one-time' })
  })

  test('is forgotten with another product', async () => {
    const { model } = create()
    await model.toggle(towel)
    await model.toggle(soldOut)
    model.clear()
    expect([model.isTaken(towel), model.open.size]).toEqual([false, 0])
  })
})
