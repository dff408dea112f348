import { describe, expect, it, vi } from 'vitest'
import { AddToCart } from '#app/commerce/AddToCart'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { moneyOf } from '#domain/commerce/money'
import type { Product, ProductOption } from '#domain/commerce/product'
import { buildCart, buildProduct } from '../../../../tests/builders/commerce.ts'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { typedNumbers } from '../../../../tests/builders/typedNumbers.ts'
import { AddingModel } from './AddingModel.ts'
import { ProductViewModel } from './ProductViewModel.ts'

const price = moneyOf(20, 'USD')
const prices = { final: price, regular: price }
const card = { ...buildProduct({ id: 2, sku: 'towel', urlKey: 'towel', name: 'Towel' }), price: { from: prices, to: prices } }
const glove = buildProduct({ related: [card] })
const grip: ProductOption = {
  ...{ id: 7, kind: 'field', title: 'Grip', isRequired: true, order: 1, values: [], maxLength: 3, price: undefined },
}

function shop(
  answers: Readonly<Record<string, Product | Promise<Product | undefined> | undefined>>,
  outcome?: CartOutcome,
  drafts = new DraftsInMemory(),
) {
  const change = vi.fn(async () => outcome ?? ({ kind: 'changed', cart: buildCart() } as const))
  const product = vi.fn(async (urlKey: string) => answers[urlKey])
  const model = new ProductViewModel({ product }, new AddingModel(new AddToCart({ execute: change })), drafts, typedNumbers, {
    value: undefined,
  })
  return { model, change, product }
}

async function shown(of: ReturnType<typeof shop>, urlKey: string) {
  of.model.show(urlKey)
  await expect.poll(() => of.model.reading.busy).toBe(false)
}

describe('a product’s page', () => {
  it('shows the product that was wanted last, however late the one before comes', async () => {
    const late = Promise.withResolvers<Product>()
    const { model } = shop({ late: late.promise, glove })
    model.show('late')
    model.show('glove')
    await expect.poll(() => model.choosing?.product.sku).toBe('glove')
    late.resolve(card)
    await late.promise
    await Promise.resolve()
    expect(model.choosing?.product.sku).toBe('glove')
  })

  it('leaves what was chosen and told of one product behind when another one is shown', async () => {
    const wedge = buildProduct({ id: 3, sku: 'wedge', options: [grip] })
    const of = shop({ wedge, glove })
    await shown(of, 'wedge')
    await of.model.add()
    expect([of.model.showsErrors, of.change.mock.calls.length]).toEqual([true, 0])
    await shown(of, 'glove')
    expect(of.model.showsErrors).toBe(false)
  })

  it('sends one wish, however often the button is pressed', async () => {
    const of = shop({ glove })
    await shown(of, 'glove')
    await Promise.all([of.model.add(), of.model.add()])
    expect(of.change).toHaveBeenCalledTimes(1)
    expect(of.model.adding.isCartShown).toBe(true)
  })

  it('keeps what was chosen where the shop refuses, and reads the shop’s newest', async () => {
    const of = shop({ glove }, { kind: 'refused', reason: 'too-few', message: 'Only 2 left' })
    await shown(of, 'glove')
    of.model.choosing?.setQuantity(3)
    await of.model.add()
    expect(of.product).toHaveBeenCalledTimes(2)
    expect([of.model.adding.refusal, of.model.choosing?.quantity]).toEqual(['too-few', 3])
  })

  it('adds the chosen add-ons with the product, but none whose options must be chosen', async () => {
    const of = shop({
      glove: { ...glove, related: [card, { ...card, id: 4, urlKey: 'open' }] },
      towel: card,
      open: buildProduct({ options: [grip] }),
    })
    await shown(of, 'glove')
    await of.model.addOns.toggle({ urlKey: 'towel' })
    await of.model.addOns.toggle({ urlKey: 'open' })
    expect(of.model.addOns.open.has('open')).toBe(true)
    expect(of.model.total).toEqual(moneyOf(40, 'USD'))
    await of.model.add()
    expect(of.change).toHaveBeenCalledWith({
      kind: 'add-all',
      selections: [expect.objectContaining({ sku: 'glove' }), expect.objectContaining({ sku: 'towel' })],
    })
  })

  it('says so where there is no such product, and adds nothing', async () => {
    const of = shop({})
    await shown(of, 'gone')
    await of.model.add()
    expect([of.model.reading.state, of.model.choosing, of.model.total, of.change.mock.calls.length]).toEqual([
      'ready',
      undefined,
      undefined,
      0,
    ])
  })

  it('has a total of as many as are wanted', async () => {
    const of = shop({ glove })
    await shown(of, 'glove')
    of.model.choosing?.setQuantity(3)
    expect(of.model.total).toEqual(moneyOf(60, 'USD'))
  })

  it('is not read again once the product was added', async () => {
    const of = shop({ glove })
    await shown(of, 'glove')
    await of.model.add()
    expect(of.product).toHaveBeenCalledTimes(1)
  })

  it('shows the newest of the shop after a refusal', async () => {
    const products: Record<string, Product> = { glove }
    const of = shop(products, { kind: 'refused', reason: 'too-few', message: 'Only 2 left' })
    await shown(of, 'glove')
    products['glove'] = { ...glove, left: 2 }
    await of.model.add()
    expect(of.model.choosing?.product.left).toBe(2)
  })

  it('forgets a refusal with another product, and when choices are missing', async () => {
    const wedge = buildProduct({ id: 3, sku: 'wedge', options: [grip] })
    const of = shop({ wedge, glove }, { kind: 'refused', reason: 'too-few', message: 'Only 2 left' })
    await shown(of, 'wedge')
    of.model.choosing?.answer(7, ['Soft'])
    await of.model.add()
    of.model.choosing?.answer(7, [])
    await of.model.add()
    expect([of.model.adding.refusal, of.model.showsErrors]).toEqual([undefined, true])
    await shown(of, 'glove')
    await of.model.add()
    of.model.show('wedge')
    expect([of.model.adding.refusal, of.model.choosing]).toEqual([undefined, undefined])
    await expect.poll(() => of.model.reading.busy).toBe(false)
  })

  it('leaves add-ons behind with another product only', async () => {
    const of = shop({ glove, towel: card })
    await shown(of, 'glove')
    await of.model.addOns.toggle({ urlKey: 'towel' })
    await shown(of, 'glove')
    expect(of.model.addOns.isTaken({ urlKey: 'towel' })).toBe(true)
    await shown(of, 'towel')
    expect(of.model.addOns.isTaken({ urlKey: 'towel' })).toBe(false)
  })

  it('is no longer read once it is left', async () => {
    const late = Promise.withResolvers<Product>()
    const of = shop({ late: late.promise })
    of.model.show('late')
    of.model.dispose()
    late.resolve(card)
    await late.promise
    expect([of.model.reading.busy, of.model.choosing]).toEqual([false, undefined])
  })
})

describe('what is written into a product', () => {
  const wedge = buildProduct({ id: 3, sku: 'wedge', options: [grip] })

  it('is kept until it is in the cart', async () => {
    const drafts = new DraftsInMemory()
    const of = shop({ wedge }, undefined, drafts)
    await shown(of, 'wedge')
    of.model.choosing?.answer(7, ['Soft'])
    expect(drafts.kept.get('product wedge')).toEqual({ 'option 7': 'Soft' })
    await of.model.add()
    expect(drafts.kept.size).toBe(0)
  })

  it('stays where the shop refuses it, and is there again on the next visit', async () => {
    const drafts = new DraftsInMemory()
    const of = shop({ wedge }, { kind: 'refused', reason: 'too-few', message: 'Only 2 left' }, drafts)
    await shown(of, 'wedge')
    of.model.choosing?.answer(7, ['Soft'])
    await of.model.add()
    expect(of.model.choosing?.answerOf(7)).toEqual(['Soft'])
    const again = shop({ wedge }, undefined, drafts)
    await shown(again, 'wedge')
    expect(again.model.choosing?.answerOf(7)).toEqual(['Soft'])
  })

  it.each([
    ['another product is shown', async (of: ReturnType<typeof shop>) => shown(of, 'glove')],
    ['the page is left', async (of: ReturnType<typeof shop>) => of.model.dispose()],
  ])('is not kept once %s', async (_when, leave) => {
    const drafts = new DraftsInMemory()
    const of = shop({ wedge, glove }, undefined, drafts)
    await shown(of, 'wedge')
    const before = of.model.choosing
    await leave(of)
    before?.answer(7, ['Soft'])
    expect(drafts.kept.size).toBe(0)
  })
})
