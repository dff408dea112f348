import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { Orders } from '#app/commerce/ports/Orders'
import { createContainer } from '#composition/container'
import { OpenPart } from '#composition/part'
import { type Resolver, resolverOf } from '#composition/provide'
import { signedOut } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { finishSession } from '#mocks/contexts/commerce/fitting/fittingActions'
import { createBackend } from '#mocks/createBackend'
import { hostOfRegion } from '#mocks/http/regions'
import { StoppedClock } from '#mocks/world/WorldClock'
import { DepositViewModel } from '#ui/commerce/deposit/DepositViewModel.ts'

const id = 'CC000000031'
/** Prepared from fittings: a driver, a putter, and two wedges whose session ends in the test. */
const fromFittings = ['CC000000100', 'CC000000103', 'CC000000106']
const host = hostOfRegion('global')

/** Pauses between attempts pass at once; no request times out. */
function briefly(milliseconds: number): Promise<void> {
  return milliseconds < 5000 ? new Promise((resolve) => setImmediate(resolve)) : new Promise(() => undefined)
}
const card = { number: '4242 4242 4242 4242', holder: 'Hana Lindqvist', month: '05', year: '2030', securityCode: '737' }

/** The composed product in Node, on the fake backend, with as many tabs as are asked for. */
async function createPlayer() {
  const clock = new StoppedClock('2026-05-13T17:30:00Z')
  const backend = await createBackend({ clock })
  const device = createDevice()
  const {
    access_token: token,
    refresh_token: refreshToken,
    eToken,
    eStoreCode: storeCode,
  } = await arrange(backend.world).players.signIn('player-hana')
  const session = { ...signedOut, rememberMe: true, grant: { token, refreshToken, shop: { token: eToken, storeCode } } }
  new SessionRecords(new DeviceStorage(device.tab())).keep({ id: 'an earlier sign-in', session })
  const sent: { readonly url: string; readonly body: string; readonly bearer: string }[] = []
  const environments: ReturnType<typeof device.tab>[] = []
  const resolvers: Resolver[] = []
  /** `isClosedByLoss`: the page is closed when an answer is lost, and reaches nothing any more. */
  const open = async (order = id, isClosedByLoss = false) => {
    let isClosed = false
    const environment = device.tab({
      clock: { timeZone: 'UTC', ticks: NEVER, now: () => clock.now(), sleep: briefly },
      page: () => new URL(`http://${host}:5173/`),
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { headers, url } = request
        sent.push({ url: decodeURIComponent(url), body: await request.clone().text(), bearer: headers.get('authorization') ?? '' })
        const response = isClosed ? undefined : await backend.handle(request)
        if (response && response.type !== 'error') return response
        isClosed ||= isClosedByLoss
        throw new TypeError('Failed to fetch')
      },
    })
    environments.push(environment)
    const ask = resolverOf(createContainer(environment, { addresses: addressesFor(host, { mock: true, configuration: {} }) }))
    await ask(OpenPart)(() => import('#composition/commerce/deposits'))
    resolvers.push(ask)
    const model = ask(DepositViewModel)
    await model.open(order)
    return model
  }
  const newestOrder = async () => {
    const ask = resolvers.at(-1)
    if (!ask) throw new Error('No tab is open')
    await ask(OpenPart)(() => import('#composition/commerce/orders'))
    const [listed] = (await ask(Orders).page(1)).orders
    return { listed, read: await ask(Orders).byNumber(listed?.number ?? '') }
  }
  const orders = () => backend.world.customerOrders.list(({ payment, status }) => payment.type === 'checkmo' && status === 'pending').length
  const taken = () => sent.filter(({ url }) => url.includes('take-payment')).length
  return { backend, device, environments, open, newestOrder, orders, taken, sent, token }
}

const steps = [
  'commerce.convert-custom-club-to-cart',
  'commerce.set-omni-selected-set',
  'commerce.set-billing-address',
  'commerce.set-shipping-addresses',
  'commerce.set-shipping-methods',
  'commerce.set-payment-method-checkmo',
  'commerce.place-order',
  'commerce.deposit-take-payment',
]

test.each(steps)('the answer to %s gets lost: one order, one deposit, and the player sees it', async (call) => {
  const { backend, open, orders, taken } = await createPlayer()
  const model = await open()
  backend.faults.inject({ kind: 'answer-lost' }, [call], 1)
  await model.pay(card)
  expect([model.isTaken, orders(), taken()]).toEqual([true, 1, 1])
})

test.each(steps)('%s never arrives, the page is reloaded, and the player presses again: one order, one deposit', async (call) => {
  const { backend, open, orders } = await createPlayer()
  const model = await open()
  backend.faults.inject({ kind: 'no-network' }, [call])
  await model.pay(card)
  expect(model.isTaken).toBe(false)
  backend.faults.removeAll()
  const reloaded = await open()
  await reloaded.pay(card)
  expect([reloaded.isTaken, orders(), backend.world.customClubs.get(id).deposit?.minor]).toEqual([true, 1, 15_000])
})

test.each(steps)(
  'the answer to %s is lost with the page, and the player presses again after a reload: one order, one deposit',
  async (call) => {
    const { backend, open, orders, taken } = await createPlayer()
    const model = await open(id, true)
    backend.faults.inject({ kind: 'answer-lost' }, [call], 1)
    await model.pay(card)
    expect([model.isTaken, model.paying.failure?.kind]).toEqual([false, 'offline'])
    const reloaded = await open()
    await reloaded.pay(card)
    expect([reloaded.isTaken, orders(), taken(), backend.world.customClubs.get(id).deposit?.minor]).toEqual([true, 1, 1, 15_000])
  },
)

test.each(fromFittings)('%s, an order that a fitter prepared, is placed and its deposit taken once', async (order) => {
  const { backend, open, newestOrder, orders, taken } = await createPlayer()
  const { world } = backend
  await finishSession(world, 'FS-3108')
  const model = await open(order)
  await Promise.all([model.pay(card), model.pay(card)])
  const { deposit } = world.customClubs.get(order)
  expect([model.isTaken, orders(), taken(), deposit?.minor]).toEqual([true, 1, 1, model.sums?.deposit.minor])
  expect((await newestOrder()).read?.total).toEqual(model.choices.set?.total)
})

test.each([id, ...fromFittings.slice(0, 2)])('the order of %s names each club with its specification, also in the list', async (order) => {
  const { backend, open, newestOrder } = await createPlayer()
  const model = await open(order)
  await model.pay(card)
  const { sets, setId } = backend.world.customClubs.get(order)
  const clubs = sets.find((set) => set.id === setId)?.clubs ?? []
  const inStoreLanguage = clubs.map(({ name, specification }) => ({
    label: name.en,
    value: specification.map(({ en }) => en).join(' · '),
  }))
  const { listed, read } = await newestOrder()
  expect(inStoreLanguage.length).toBeGreaterThan(0)
  for (const shown of [listed, read]) expect(shown?.items[0]?.options).toEqual(expect.arrayContaining(inStoreLanguage))
})

test('ten presses in each of two tabs take it once', async () => {
  const { open, orders, taken } = await createPlayer()
  const tabs = [await open(), await open()]
  await Promise.all(tabs.flatMap((model) => Array.from({ length: 10 }, () => model.pay(card))))
  expect([orders(), taken(), ...tabs.map((model) => model.isTaken)]).toEqual([1, 1, true, true])
})

test('the steps of the cart are sent in their order, with the token of the conversion', async () => {
  const { backend, open, sent } = await createPlayer()
  const model = await open()
  await model.pay(card)
  const { customerToken } = backend.world.carts.list(({ customClub }) => customClub === id)[0] ?? {}
  const own = sent.filter(({ bearer }) => bearer === `Bearer ${customerToken}`)
  const names = own.map(({ body }) => /"operationName":"(\w+)"/.exec(body)?.[1])
  expect(names).toEqual([
    ...['setOmniSelectedSet', 'SetBillingAddress', 'SetShippingAddresses', 'SetShippingMethods'],
    ...['SetPaymentMethodClubOrder', 'placeOrder'],
  ])
  expect(new Set(own.map(({ url }) => new URL(url).host.split('.')[0]))).toEqual(new Set(['shop']))
})

test.each(steps)('no canary is in what is shown and stored after %s fails', async (call) => {
  const { backend, device, environments, open } = await createPlayer()
  const model = await open()
  backend.faults.inject({ kind: 'server-fault' }, [call])
  await model.pay(card)
  const { id: cart = 'none yet', customerToken = 'none yet' } = backend.world.carts.list(({ customClub }) => customClub === id)[0] ?? {}
  const { failure } = model.paying
  const stored = [device.local, environments.map(({ sessionStorage }) => sessionStorage())]
  const text = JSON.stringify([stored, model, failure && { ...failure }, failure?.message, failure?.stack], skippingCycles())
  expect([failure?.kind, [cart, customerToken, '4242424242424242', card.number].filter((canary) => text.includes(canary))]).toEqual([
    'server-fault',
    [],
  ])
})

test('the token and the cart of the conversion, and the card, are nowhere but in the requests that need them', async () => {
  const { backend, device, environments, open, sent, token } = await createPlayer()
  const model = await open()
  await model.pay(card)
  const { id: cart = '-', customerToken = '-' } = backend.world.carts.list(({ customClub }) => customClub === id)[0] ?? {}
  const canaries = [cart, customerToken, '4242424242424242', card.number]
  const places = {
    storage: JSON.stringify([device.local, environments.map(({ sessionStorage }) => sessionStorage())], skippingCycles()),
    addresses: sent.map(({ url }) => url).join(' '),
    log: JSON.stringify(backend.log.map(({ url, violations }) => [url, violations])),
    model: JSON.stringify(model, skippingCycles()),
    analytics: sent
      .filter(({ url }) => url.includes('analytics'))
      .map(({ body }) => body)
      .join(' '),
  }
  const found = Object.entries(places).flatMap(([place, text]) => canaries.filter((canary) => text.includes(canary)).map(() => place))
  expect(places.storage).toContain(token)
  expect([found, backend.world.customClubs.get(id).deposit?.by]).toEqual([[], 'card'])
  expect(sent.filter(({ body }) => body.includes(cart)).every(({ url }) => url.includes('/graphql'))).toBe(true)
  expect(backend.log.flatMap(({ violations }) => violations)).toEqual([])
})

function skippingCycles() {
  const seen = new Set<unknown>()
  return (_: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value instanceof Map ? [...value] : value
  }
}
