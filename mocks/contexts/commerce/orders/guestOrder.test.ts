import { expect, test } from 'vitest'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'

const refusalOf = (category: string) => ({ errors: [{ extensions: { category } }] })

/** An order of Hana's account, in her own store. */
const known = { number: '000001017', email: 'hana@clubhouse.example', lastname: 'Lindqvist' }

async function lookUp(changed: Partial<typeof known>) {
  const { visitor } = await createVisitor()
  const { number, email, lastname } = { ...known, ...changed }
  const input = `{ number: "${number}", email: "${email}", lastname: "${lastname}" }`
  return visitor.shop(`query guestOrder { guestOrder(input: ${input}) { number } }`)
}

test("an order of an account is refused to who knows it, with the platform's own category and status", async () => {
  expect(await lookUp({})).toMatchObject({ status: 403, body: refusalOf('graphql-authorization') })
})

test.each([
  ['another case in the email', { email: 'Hana@clubhouse.example' }],
  ['another case in the name', { lastname: 'lindqvist' }],
  ['a space', { lastname: 'Lindqvist ' }],
  ['an unknown number', { number: '000009999' }],
])('an order is not found with %s', async (_what, changed) => {
  expect(await lookUp(changed)).toMatchObject({ status: 200, body: refusalOf('graphql-no-such-entity') })
})
