import { createDevice } from '#adapters/browser/createDevice'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { refreshToken } from '#adapters/rest/session/tokenCalls'
import { Carts } from '#app/commerce/ports/Carts'
import { Accounts } from '#app/session/ports/Accounts'
import { createContainer } from '#composition/container'
import { OpenPart } from '#composition/part'
import { resolverOf } from '#composition/provide'
import { type Session, signedOut } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { type Backend, createBackend } from '#mocks/createBackend'
import { StoppedClock } from '#mocks/world/WorldClock'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Measurement } from './Measurement.ts'
import { type Sample, sampleOf, seededRandom } from './statistics.ts'

const times = 5
const requests = 1000
const latest = 200
const player = 'player-hana'

interface Weather {
  readonly tabs: number
  readonly expired: boolean
  readonly rememberMe: boolean
}

interface Outcome {
  readonly milliseconds: number
  readonly refreshes: number
  readonly failures: number
}

/** A thousand requests with an expired token; answers arrive after 0 to 200 ms. */
export async function storm(bench: BenchContext): Promise<readonly Measurement[]> {
  const calm = await storms(bench, 'nothing expires', { tabs: 1, expired: false, rememberMe: true })
  const one = await storms(bench, 'one tab', { tabs: 1, expired: true, rememberMe: true })
  const three = await storms(bench, 'three tabs', { tabs: 3, expired: true, rememberMe: true })
  const four = await storms(bench, 'four tabs, session not remembered', { tabs: 4, expired: true, rememberMe: false })
  const floor = { name: 'nothing expires', sample: of(calm, 'milliseconds') }
  return [
    ...counts('one tab', one),
    { what: `one tab: all ${requests} answered`, unit: 'ms', product: of(one, 'milliseconds'), floor, goal: goals.stormRatio },
    ...counts('three tabs', three),
    ...counts('four tabs, not remembered', four),
  ]
}

function counts(what: string, outcomes: readonly Outcome[]): readonly Measurement[] {
  return [
    { what: `${what}: refreshes`, unit: '', product: of(outcomes, 'refreshes'), goal: goals.refreshes },
    { what: `${what}: failed requests`, unit: '', product: of(outcomes, 'failures'), goal: goals.failedRequests },
  ]
}

function of(outcomes: readonly Outcome[], what: keyof Outcome): Sample {
  return sampleOf(outcomes.map((outcome) => outcome[what]))
}

async function storms(bench: BenchContext, what: string, weather: Weather): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (let time = 1; time <= times; time += 1) {
    bench.say(`${requests} requests, ${what}, ${time} of ${times}`)
    outcomes.push(await blow(weather, seededRandom(time)))
  }
  return outcomes
}

async function blow({ tabs, expired, rememberMe }: Weather, random: () => number): Promise<Outcome> {
  const backend = await createBackend({ clock: new StoppedClock('2026-05-13T17:30:00Z') })
  const { players } = arrange(backend.world)
  const { access_token: token, refresh_token, eToken, eStoreCode } = await players.signIn(player)
  const grant = { token, refreshToken: refresh_token, shop: { token: eToken, storeCode: eStoreCode } }
  const device = createDevice()
  const fetch = lateFetch(backend, random)
  const open = Array.from({ length: tabs }, () => openTab(device.tab({ fetch }), { ...signedOut, grant, rememberMe }))
  const senders = await Promise.all(open)
  if (expired) await players.passesRunOut(player, 'access', 'shop')
  const begun = performance.now()
  const answers = await Promise.allSettled(Array.from({ length: requests }, (_, index) => senders[index % tabs]?.(index)))
  return {
    milliseconds: performance.now() - begun,
    refreshes: backend.log.filter(({ call }) => call === refreshToken.id).length,
    failures: answers.filter(({ status }) => status === 'rejected').length,
  }
}

async function openTab(tab: BrowserEnvironment, session: Session): Promise<(index: number) => Promise<unknown>> {
  new SessionRecords(new DeviceStorage(tab)).keep({ id: 'one sign-in', session })
  const ask = resolverOf(createContainer(tab, { addresses: addressesFor('localhost', { mock: true, configuration: {} }) }))
  const open = ask(OpenPart)
  await Promise.all([open(() => import('#composition/session/module')), open(() => import('#composition/commerce/module'))])
  const [accounts, cart] = [ask(Accounts), ask(Carts)]
  return (index) => (index % 10 === 0 ? cart.ofCustomer('plain') : accounts.profile())
}

function lateFetch(backend: Backend, random: () => number): BrowserEnvironment['fetch'] {
  return async (input, init) => {
    const response = await backend.handle(new Request(input, init))
    await new Promise((resolve) => setTimeout(resolve, random() * latest))
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
