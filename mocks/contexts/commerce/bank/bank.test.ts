import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createVisitor } from '../../../../tests/builders/createVisitor.ts'

const callback = 'https://club.example/3-d-secure.html'
const answer = z.object({ data: z.object({ processMpi3DAuthentication: z.record(z.string(), z.nullable(z.string())) }) })

function authentication(number: string): string {
  const card = `{ card_holder_name: "Hana Ito", cc_number: "${number}", cc_exp_month: "05", cc_exp_year: "2030" }`
  return `mutation ProcessMpi3DAuthentication {
    processMpi3DAuthentication(increment_id: "cart-hana", card_data: ${card}, user_agent: "x", challenge_callback_url: "${callback}") {
      error_message ThreeDSMethodURL ThreeDSMethodData ChallengeURL ChallengeData TransStatus ECI
    }
  }`
}

async function aBank(number: string) {
  const { visitor, backend } = await createVisitor()
  const ask = async () => {
    const { body } = await visitor.shop(authentication(number))
    const told = z.parse(answer, body).data.processMpi3DAuthentication
    return Object.fromEntries(Object.entries(told).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
  }
  const post = async (page: string, fields: Readonly<Record<string, string>>) => {
    const request = new Request(`https://club.example/bank/${page}`, { method: 'POST', body: new URLSearchParams(fields) })
    const response = await backend.handle(request)
    return { status: response?.status, text: await response?.text() }
  }
  return { ask, post, backend }
}

test('asks the shopper and accepts only the answer', async () => {
  const { ask, post } = await aBank('4000002760003184')
  const { ChallengeData: creq = '', ChallengeURL } = await ask()
  expect(ChallengeURL).toBe('https://club.example/bank/challenge')
  expect(await post('challenge', { creq })).toMatchObject({ status: 200, text: expect.stringContaining('Is it you?') })
  expect(await post('decision', { creq, decision: 'confirmed' })).toMatchObject({ text: expect.stringContaining(callback) })
  expect(await ask()).toEqual({ TransStatus: 'Y', ECI: '05' })
})

test.each([
  ['refuses', 'denied'],
  ['says nothing', undefined],
])('refuses where the shopper %s', async (_what, decision) => {
  const { ask, post } = await aBank('4000002760003184')
  const { ChallengeData: creq = '' } = await ask()
  if (decision) await post('decision', { creq, decision })
  expect(await ask()).toEqual({ TransStatus: 'N' })
})

test('inspects the browser first, then asks the shopper', async () => {
  const { ask, post } = await aBank('4000000000003220')
  const { ThreeDSMethodData } = await ask()
  expect(await post('method', { threeDSMethodData: ThreeDSMethodData ?? '' })).toMatchObject({ status: 200 })
  expect(await ask()).toMatchObject({ TransStatus: 'C', ChallengeData: ThreeDSMethodData })
})

test.each([
  ['4000002500003155', { TransStatus: 'A', ECI: '06' }],
  ['4000008400001629', { TransStatus: 'N' }],
  ['4000000000003097', { error_message: expect.any(String) }],
])('ends at once with %s', async (number, end) => {
  expect(await (await aBank(number)).ask()).toEqual(end)
})

test('rejects unknown cases, and stores no card number', async () => {
  const { ask, post, backend } = await aBank('4000002760003184')
  await ask()
  expect(await post('challenge', { creq: '<script>' })).toMatchObject({ status: 404 })
  expect(JSON.stringify([backend.world.bankCases.list(), backend.log])).not.toContain('4000002760003184')
})

const card = { card_holder_name: '"Hana Ito"', cc_number: '"4242424242424242"', cc_exp_month: '"05"', cc_exp_year: '"2030"' }
const browser = { user_agent: '"x"', challenge_callback_url: `"${callback}"` }

function question(name?: string, value?: string): string {
  const written = (given: Readonly<Record<string, string>>) =>
    Object.entries(given).flatMap(([each, usual]) => {
      const said = each === name ? value : usual
      return said === undefined ? [] : [`${each}: ${said}`]
    })
  const [ofCard, ofBrowser] = [written(card).join(' '), written(browser).join(' ')]
  return `mutation ProcessMpi3DAuthentication {
    processMpi3DAuthentication(increment_id: "cart-hana", card_data: { ${ofCard} } ${ofBrowser}) { TransStatus }
  }`
}

test.each([
  ['commerce.card-number-required', 'cc_number'],
  ['commerce.card-expiry-month-required', 'cc_exp_month'],
  ['commerce.card-expiry-year-required', 'cc_exp_year'],
  ['commerce.card-holder-required', 'card_holder_name'],
  ['commerce.user-agent-required', 'user_agent'],
  ['commerce.callback-url-required', 'challenge_callback_url'],
])('[%s] refuses a question without %s, or with a number in its place', async (_rule, name) => {
  const { visitor } = await createVisitor()
  expect((await visitor.shop(question())).body).toMatchObject({ data: { processMpi3DAuthentication: { TransStatus: 'Y' } } })
  for (const value of [undefined, 'null', '7']) {
    const { body } = await visitor.shop(question(name, value))
    expect(body).toEqual({ errors: [expect.anything()] })
  }
})
