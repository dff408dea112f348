import { describe, expect, test } from 'vitest'
import { createCheckoutModel } from '../../../../tests/builders/checkout.ts'

const address = 'hana@clubhouse.example'

describe('the email address of a guest', () => {
  test('is sent once when its field is left', async () => {
    const { model, told } = await createCheckoutModel()
    model.email.type(` ${address} `)
    await model.email.leave()
    await model.email.leave()
    expect([told, model.email.email, model.email.problem]).toEqual([[`email ${address}`], address, undefined])
  })

  test('is not asked for when its empty field is left', async () => {
    const { model, told } = await createCheckoutModel()
    model.email.type(' ')
    await model.email.leave()
    expect([told, model.email.problem]).toEqual([[], undefined])
  })

  test.each([
    ['', 'missing'],
    ['hana at club', 'wrong'],
  ])('%j is %s until the next text', async (typed, problem) => {
    const { model, told } = await createCheckoutModel()
    model.email.type(typed)
    expect([model.email.check(), model.email.problem]).toEqual([false, problem])
    expect([await model.email.send(), told]).toEqual([false, []])
    model.email.type(address)
    expect([model.email.problem, model.email.check()]).toEqual([undefined, true])
  })

  test('that is wrong is not sent when its field is left', async () => {
    const { model, told } = await createCheckoutModel()
    model.email.type('hana at club')
    await model.email.leave()
    expect([told, model.email.problem]).toEqual([[], 'wrong'])
  })

  test('that the shop refuses says so, and is sent again', async () => {
    const { model, told } = await createCheckoutModel({ refuses: { email: { kind: 'refused', part: 'address', message: 'no' } } })
    model.email.type(address)
    expect([await model.email.send(), model.email.problem]).toEqual([false, 'refused'])
    await model.email.send()
    expect(told).toHaveLength(2)
  })

  test('that could not be sent keeps its failure until the next text', async () => {
    const { model } = await createCheckoutModel({ fails: ['email'] })
    model.email.type(address)
    expect([await model.email.send(), model.email.problem, model.email.sending.failure?.kind]).toEqual([false, undefined, 'offline'])
    model.email.type('mateo@clubhouse.example')
    expect(model.email.sending.failure).toBeUndefined()
  })

  test('that the cart has already is not sent again', async () => {
    const { model, told } = await createCheckoutModel({ cart: { email: address } })
    expect([model.email.text, await model.email.send(), told]).toEqual([address, true, []])
  })

  test('that was typed is not replaced by that of the cart', async () => {
    const { model } = await createCheckoutModel()
    model.email.type('mateo@clubhouse.example')
    model.email.begin(address)
    expect(model.email.text).toBe('mateo@clubhouse.example')
  })
})
