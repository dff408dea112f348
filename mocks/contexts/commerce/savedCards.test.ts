import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'

const answered = z.object({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(z.array(z.object({ extensions: z.record(z.string(), z.unknown()) }))),
})

async function createShop(playerId?: string) {
  const { visitor, backend } = await createVisitor(playerId)
  const asked = async (query: string, headers?: Readonly<Record<string, string>>) =>
    z.parse(answered, (await visitor.shop(query, headers)).body)
  return { asked, guest: (query: string) => asked(query, { authorization: '', store: 'us_en' }), world: backend.world }
}

const list = 'query Cards { tokenBaseCards { hash label expires additional { cc_type cc_last4 } } }'
const removal = 'mutation Remove { deleteTokenBaseCard(hash: "card-player-hana-4242") }'

describe('a card that is kept', () => {
  test("is its customer's alone", async () => {
    const hana = await createShop()
    expect((await hana.asked(list)).data).toEqual({
      tokenBaseCards: [
        {
          ...{ hash: 'card-player-hana-4242', label: 'Visa XXXX-4242', expires: '2029-11-30 23:59:59' },
          additional: { cc_type: 'VI', cc_last4: '4242' },
        },
      ],
    })
    expect((await hana.guest(list)).errors).toMatchObject([{ extensions: { category: 'graphql-authorization' } }])
    const mateo = await createShop('player-mateo')
    expect((await mateo.asked(list)).data).toEqual({ tokenBaseCards: [] })
    expect((await mateo.asked(removal)).errors).toMatchObject([{ extensions: { category: 'graphql-no-such-entity' } }])
    expect(mateo.world.savedCards.list()).toHaveLength(1)
  })

  test('is gone once it is removed', async () => {
    const { asked, world } = await createShop()
    expect((await asked(removal)).data).toEqual({ deleteTokenBaseCard: true })
    expect(world.savedCards.list()).toEqual([])
  })

  const pay = (cart: unknown) =>
    `mutation Pay { setPaymentMethodOnCart(input: { cart_id: "${cart}", payment_method: { code: "authnetcim", tokenbase_data: { card_id: "card-player-hana-4242" } } }) { cart { selected_payment_method { code } } } }`

  test("pays its customer's cart without a token", async () => {
    const { asked, world } = await createShop()
    const [cart] = world.carts.list(({ playerId }) => playerId === 'player-hana')
    expect((await asked(pay(cart?.id))).data).toEqual({
      setPaymentMethodOnCart: { cart: { selected_payment_method: { code: 'authnetcim' } } },
    })
  })

  test("pays no other customer's cart", async () => {
    const { asked } = await createShop('player-mateo')
    const { data } = await asked('query customerCart { customerCart { id } }')
    const { customerCart } = z.parse(z.object({ customerCart: z.object({ id: z.string() }) }), data)
    await asked(
      `mutation AddSimpleProduct { addSimpleProductsToCart(input: { cart_id: "${customerCart.id}", cart_items: [{ data: { sku: "CH-TOWEL", quantity: 1 } }] }) { cart { id } } }`,
    )
    expect((await asked(pay(customerCart.id))).errors).toMatchObject([{ extensions: { error_code: 1003 } }])
  })
})
