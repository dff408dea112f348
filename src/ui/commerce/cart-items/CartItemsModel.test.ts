import { autorun } from 'mobx'
import { describe, expect, test, vi } from 'vitest'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { Failure } from '#app/shared/failure'
import { type CartOrNone, noCart } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { withQuantity } from '#domain/commerce/selection'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { CartItemsModel } from './CartItemsModel.ts'

const glove = buildCartItem({ id: 4, quantity: 2 })
const tees = buildCartItem({ id: 5, quantity: 3 })
const cart = buildCart({ items: [glove, tees] })
const changed: CartOutcome = { kind: 'changed', cart }
const tooFew: CartOutcome = { kind: 'refused', reason: 'too-few', message: 'Only 2 left' }

interface Options {
  readonly cart?: CartOrNone | undefined
  readonly place?: 'cart' | 'mini-cart'
  readonly change?: () => Promise<CartOutcome>
}

function create(options: Options = {}) {
  const answers: PromiseWithResolvers<CartOutcome>[] = []
  const change = vi.fn((_change: CartChange) => options.change?.() ?? Promise.resolve(changed))
  const save = vi.fn((..._quantity: readonly [number, number, 'cart' | 'mini-cart']) => {
    const answer = Promise.withResolvers<CartOutcome>()
    answers.push(answer)
    return answer.promise
  })
  const current = new CurrentCartInMemory({ cart: 'cart' in options ? options.cart : cart })
  return { answers, change, save, model: new CartItemsModel({ execute: change }, { execute: save }, current, options.place) }
}

const offline = () => Promise.reject(new Failure('offline'))

describe('the items of a cart', () => {
  test('are in its order, and the latest first in the mini cart', () => {
    expect(create().model.items).toEqual([glove, tees])
    expect(create({ place: 'mini-cart' }).model.items).toEqual([tees, glove])
  })

  test.each([
    ['there is no cart', noCart],
    ['it is not read', undefined],
  ] as const)('are none where %s', (_when, none) => {
    const { model } = create({ cart: none })
    expect([model.cart, model.items, model.unreadable, model.isEmpty]).toEqual([undefined, [], [], true])
    expect(model.shownPrices(glove)).toEqual(create().model.shownPrices(glove))
    expect(model.termsOf(glove)).toBeUndefined()
  })

  test('count those that can not be read', () => {
    const { model } = create({ cart: buildCart({ items: [], unreadableLines: [8, undefined] }) })
    expect([model.unreadable, model.isEmpty]).toEqual([[8, undefined], false])
    expect(create().model.isEmpty).toBe(false)
  })

  test('have prices as the cart is taxed', () => {
    const { model } = create({ cart: buildCart({ items: [glove], isTaxIncluded: true }) })
    expect(model.shownPrices(glove)).not.toEqual(create().model.shownPrices(glove))
  })
})

describe('a quantity', () => {
  test('is shown at once and saved', async () => {
    const { answers, model, save } = create()
    const saving = model.setQuantity(glove, 7)
    expect([model.quantityOf(glove), model.quantityOf(tees), model.update.state, model.isPending]).toEqual([7, 3, 'wait', true])
    expect(save.mock.calls).toEqual([[4, 7, 'cart']])
    answers[0]?.resolve(changed)
    await saving
    expect([model.quantityOf(glove), model.update.state, model.isPending]).toEqual([2, 'updated', false])
  })

  test.each([2, 0, Number.NaN])('of %d is not saved', async (quantity) => {
    const { model, save } = create()
    await model.setQuantity(glove, quantity)
    expect([save.mock.calls.length, model.update.state]).toEqual([0, 'idle'])
  })

  test('that the shop refuses returns to the one before, with the text of the shop until the next change', async () => {
    const { answers, model } = create()
    const saving = model.setQuantity(glove, 7)
    answers[0]?.resolve(tooFew)
    await saving
    expect([model.quantityOf(glove), model.refused, model.update.state]).toEqual([2, 'Only 2 left', 'idle'])
    const next = model.setQuantity(glove, 3)
    expect(model.refused).toBeUndefined()
    answers[1]?.resolve(changed)
    await next
  })

  test('that could not be saved returns to the one before, with the failure', async () => {
    const { answers, model } = create()
    const saving = model.setQuantity(glove, 7)
    answers[0]?.reject(new Failure('offline'))
    await saving
    expect([model.quantityOf(glove), model.updating.failure?.kind, model.update.state]).toEqual([2, 'offline', 'idle'])
  })

  test('stays while a later change of the same item is under way', async () => {
    const { answers, model } = create()
    const first = model.setQuantity(glove, 7)
    const second = model.setQuantity(glove, 8)
    answers[0]?.resolve(tooFew)
    await first
    expect([model.quantityOf(glove), model.refused, model.update.state]).toEqual([8, undefined, 'wait'])
    answers[1]?.resolve(changed)
    await second
    expect(model.update.state).toBe('updated')
  })

  test('waits for the change of another item', async () => {
    const { answers, model } = create()
    const first = model.setQuantity(glove, 7)
    const second = model.setQuantity(tees, 1)
    answers[0]?.resolve(changed)
    await first
    expect([model.quantityOf(glove), model.quantityOf(tees), model.update.state]).toEqual([2, 1, 'wait'])
    answers[1]?.resolve(changed)
    await second
    expect(model.update.state).toBe('updated')
  })
})

describe('an item', () => {
  test('is removed in its place', async () => {
    const { change, model } = create({ place: 'mini-cart' })
    const states: string[] = []
    const stop = autorun(() => states.push(`${model.removal.state} ${model.isPending}`))
    await model.remove(tees)
    stop()
    expect(change.mock.calls).toEqual([[{ kind: 'remove', lineId: 5, place: 'mini-cart' }]])
    expect([states[0], states[1], states.at(-1)]).toEqual(['idle false', 'wait true', 'removed false'])
  })

  test.each([
    ['fails', offline],
    ['is refused', async () => tooFew],
  ] as const)('stays where its removal %s', async (_what, answer) => {
    const { model } = create({ change: answer })
    await model.remove(tees)
    expect(model.removal.state).toBe('idle')
  })

  test('is put back with its options and its quantity', async () => {
    const { change, model } = create()
    const puttingBack = model.putBack(tees)
    expect(model.isPending).toBe(true)
    await puttingBack
    expect(change.mock.calls).toEqual([[{ kind: 'add', selection: withQuantity(tees.selection, 3) }]])
    expect(model.isPending).toBe(false)
  })
})
