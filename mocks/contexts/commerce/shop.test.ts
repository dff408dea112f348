import { expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const cart = 'query customerCart { customerCart { id total_quantity } }'

test('counts the cart of the customer whose token it is', async () => {
  const { visitor, given, backend } = await createVisitor()
  await given.carts.holdsQuantity('player-hana', 3)
  expect(await visitor.shop(cart)).toMatchObject({ status: 200, body: { data: { customerCart: { total_quantity: 3 } } } })
  const graphql = { kind: 'query', name: 'customerCart', fields: ['customerCart'] }
  expect(backend.log.at(-1)).toMatchObject({
    call: 'commerce.customer-cart-post',
    graphql,
    bearer: 'shop',
    playerId: 'player-hana',
  })
})

test('creates a cart if there is none', async () => {
  const { visitor } = await createVisitor('player-mateo')
  const { body } = await visitor.shop(cart)
  expect(body).toMatchObject({ data: { customerCart: { total_quantity: 0 } } })
  expect((await visitor.shop(cart)).body).toEqual(body)
})

test('ends a token when the customer leaves', async () => {
  const { visitor, truth } = await createVisitor()
  expect((await visitor.shop('mutation logOut { revokeCustomerToken { result } }')).body).toEqual({
    data: { revokeCustomerToken: { result: true } },
  })
  expect(truth.passesOf('player-hana', 'shop')[0]?.void).toBe(true)
  expect(await visitor.shop(cart)).toMatchObject({ status: 403, body: { errors: [{ extensions: { category: 'graphql-authorization' } }] } })
  expect(await visitor.shop('query Products { storeConfig { timezone } }')).toMatchObject({ status: 200, body: { data: {} } })
})

test('answers what its schema does not know with an error, as a server would', async () => {
  const { visitor, backend } = await createVisitor()
  const { body } = await visitor.shop('query customerCart { customerCart { id colour } }')
  expect(body).toMatchObject({ errors: [{ message: 'Cannot query field "colour" on type "Cart".' }] })
  await visitor.shop('query Stranger { customerCart { id } }')
  expect(backend.log.at(-1)).toMatchObject({ call: 'undeclared', violations: ['POST Stranger is not declared'] })
})

test('wants a store', async () => {
  const { visitor, backend } = await createVisitor()
  expect(await visitor.shop(cart, { store: '' })).toMatchObject({
    ...{ status: 200, body: { errors: [{ extensions: { category: 'graphql-input' } }] } },
  })
  expect(backend.log.at(-1)?.violations).toEqual(["store is not one of the shop's"])
})

test('is asked by GET as well', async () => {
  const { visitor, backend } = await createVisitor()
  const headers = { authorization: `Bearer ${visitor.grant.eToken}`, store: 'us_en', 'accept-language': 'en' }
  const url = `https://shop.global.clubhouse.invalid/graphql?${new URLSearchParams({ query: cart, variables: '{}' })}`
  const response = await backend.handle(new Request(url, { headers }))
  expect(await response?.json()).toMatchObject({ data: { customerCart: { total_quantity: 2 } } })
})
