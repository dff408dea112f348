import { expect, it } from 'vitest'
import { aSession, aTab } from '../../rest/aTab.ts'
import { ShopClient } from '../ShopClient.ts'
import { ShopCart } from './ShopCart.ts'

function cart(answer: object) {
  const tab = aTab(() => Response.json(answer))
  tab.session.update(() => aSession())
  return { ...tab, cart: new ShopCart(async () => new ShopClient(tab.refresh, tab.session, tab.line)) }
}

it('counts the pieces in the cart, by POST', async () => {
  const { cart: shopCart, requests } = cart({ data: { customerCart: { id: 'c1', total_quantity: 3 } } })
  expect(await shopCart.totalQuantity()).toBe(3)
  expect(requests[0]?.method).toBe('POST')
})

it('counts nothing that is no number', async () => {
  const { cart: shopCart } = cart({ data: { customerCart: { id: 'c1', total_quantity: '3' } } })
  await expect(shopCart.totalQuantity()).rejects.toMatchObject({ kind: 'broken-contract', path: 'customerCart.total_quantity' })
})
