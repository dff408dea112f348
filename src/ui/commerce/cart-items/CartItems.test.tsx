import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CartOutcome } from '#app/commerce/ChangeCart'
import { Failure } from '#app/shared/failure'
import type { Cart, CartItem } from '#domain/commerce/cart'
import type { CartChange } from '#domain/commerce/cartChange'
import { moneyOf } from '#domain/commerce/money'
import { selectionOf } from '#domain/commerce/selection'
import { toastQueue } from '#ui/kit/feedback/toasts.ts'
import { buildCart, buildCartItem } from '../../../../tests/builders/commerce.ts'
import { CurrentCartInMemory } from '../../../../tests/builders/commercePorts.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { CartItems } from './CartItems.tsx'
import { CartItemsModel } from './CartItemsModel.ts'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
  toastQueue.clear()
})
afterEach(() => place.clear())

const usd = (value: number) => moneyOf(value, 'USD')
const glove = buildCartItem({ id: 4, quantity: 2 })
const tees = buildCartItem({ id: 5, quantity: 3, product: { sku: 'tees', name: 'Long tees', urlKey: 'long-tees', picture: undefined } })

interface Given {
  readonly cart?: Cart
  readonly change?: (change: CartChange) => Promise<CartOutcome>
  readonly quantity?: () => Promise<CartOutcome>
  readonly onLeave?: () => void
}

function show({ cart = buildCart({ items: [glove, tees] }), onLeave, ...given }: Given = {}) {
  const sent: CartChange[] = []
  const changed: CartOutcome = { kind: 'changed', cart }
  const change = {
    execute: (wish: CartChange) => {
      sent.push(wish)
      return given.change?.(wish) ?? Promise.resolve(changed)
    },
  }
  const model = new CartItemsModel(change, { execute: given.quantity ?? (async () => changed) }, new CurrentCartInMemory({ cart }))
  place.show(
    <InPage>
      <CartItems model={model} label="Goods" {...(onLeave && { onLeave })} />
    </InPage>,
  )
  return { model, sent }
}

const text = () => place.element.textContent
const rows = () => [...place.element.querySelectorAll('ul > li')].map(({ textContent }) => textContent)
const buttons = () => [...place.element.querySelectorAll('button')]
const named = (name: string) => buttons().find((button) => button.getAttribute('aria-label') === name)
const one = (own: Partial<CartItem>) => show({ cart: buildCart({ items: [buildCartItem(own)] }) })

test('an item tells for whom it is, how often its plan is paid, what one costs and each of its fixed taxes', () => {
  const { prices } = glove
  const selection = { ...selectionOf({ kind: 'gift-card', sku: 'gift', inStock: true }), gift: { amount: usd(50), recipientName: 'Bram' } }
  const plan = { title: 'Monthly', length: 12, instalment: usd(9), adjustment: usd(0) }
  one({ quantity: 3, selection, plan, prices: { ...prices, rowTotal: usd(60), fixedTaxes: [{ label: 'Recycling', amount: usd(1.5) }] } })
  expect(text()).toMatch(/line\.for name=Bram/)
  expect(text()).toContain('line.each price=$20.00')
  expect(text()).toContain('line.fixedTax label=Recycling amount=$1.50')
  expect(place.element.querySelectorAll('li p')).toHaveLength(5)
})

test('what was chosen of an item tells how many of it, where that is known', () => {
  one({ details: [{ label: 'In the box', values: [{ text: 'Balls', quantity: 12 }, { text: 'Towel' }] }] })
  expect(text()).toContain('In the box line.times count=12 text=Balls, Towel')
})

test.each([
  [['quantity'], 'line.short'],
  [['other'], 'line.problem'],
] as const)('an item that can’t be ordered says why: %s', (problems, told) => {
  one({ problems })
  expect(['line.short', 'line.problem'].filter((each) => text().includes(each))).toEqual([told])
})

test('a changed quantity is shown before the shop has answered, and its sum as pending', async () => {
  const answer = Promise.withResolvers<CartOutcome>()
  const { model } = show({ quantity: () => answer.promise })
  let saving = Promise.resolve()
  act(() => {
    saving = model.setQuantity(tees, 7)
  })
  expect([...place.element.querySelectorAll('input')].map(({ value }) => value)).toEqual(['2', '7'])
  expect(place.element.querySelectorAll('[title="line.pending"]')).toHaveLength(1)
  answer.resolve({ kind: 'refused', reason: 'too-few', message: '' })
  await act(() => saving)
  expect([text().includes('line.refused'), text().includes('line.said')]).toEqual([true, false])
})

test('an item that was removed is told by its own name and can be put back', async () => {
  const { sent } = show()
  await act(async () => named('line.remove name=Long tees')?.click())
  const [toast] = toastQueue.visibleToasts
  expect(toast?.content.text).toBe('line.removed name=Long tees')
  await act(async () => toast?.content.undo?.())
  expect(sent).toMatchObject([
    { kind: 'remove', lineId: 5 },
    { kind: 'add', selection: { quantity: 3 } },
  ])
})

test('an item that could not be removed is not told as removed, and one that could not be put back is told', async () => {
  const { model } = show({ change: () => Promise.reject(new Failure('offline')) })
  await act(async () => named('line.remove name=Long tees')?.click())
  expect([toastQueue.visibleToasts.length, text().includes('line.removeFailed')]).toEqual([0, true])
  await act(() => model.putBack(tees))
  expect(text()).toContain('line.putBackFailed')
})

test('one item is removed at a time', async () => {
  const answer = Promise.withResolvers<CartOutcome>()
  const { model } = show({ change: () => answer.promise })
  let removing = Promise.resolve()
  act(() => {
    removing = model.remove(glove)
  })
  expect(named('line.remove name=Long tees')?.disabled).toBe(true)
  answer.resolve({ kind: 'changed', cart: buildCart() })
  await act(() => removing)
})

test('an item that can’t be read can be removed where the shop names it', () => {
  show({ cart: buildCart({ items: [glove], unreadableLines: [undefined, 8] }) })
  expect(rows().slice(1)).toEqual(['line.unreadable', 'line.unreadable'])
  expect(buttons().filter((button) => button.getAttribute('aria-label') === 'line.remove name=line.unreadable')).toHaveLength(1)
})

test('who looks at an item leaves the small cart', () => {
  let left = 0
  show({
    onLeave: () => {
      left += 1
    },
  })
  act(() => place.element.querySelector('a')?.click())
  expect(left).toBe(1)
})
