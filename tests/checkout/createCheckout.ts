import { NEVER, type Subject } from 'rxjs'
import { createDevice } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { addressesFor } from '#adapters/rest/hosts'
import { createContainer } from '#composition/container'
import { OpenPart } from '#composition/part'
import { type Resolver, resolverOf } from '#composition/provide'
import { signedOut } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { backendState } from '#mocks/contexts/backendState'
import { type Backend, createBackend } from '#mocks/createBackend'
import { hostOfRegion, type Region } from '#mocks/http/regions'
import type { World } from '#mocks/world/World'
import { StoppedClock } from '#mocks/world/WorldClock'

export interface Sent {
  readonly url: string
  readonly body: string
}

interface Circumstances {
  readonly playerId?: string
  readonly region?: Region
  readonly returns?: Subject<boolean>
  /** Before the player signs in. */
  readonly prepare?: (world: World) => Promise<void>
}

/** The composed product in Node, with any number of tabs, on the fake backend. */
export async function createCheckout({ playerId, region: signedInAt, returns, prepare }: Circumstances = {}) {
  const clock = new StoppedClock('2026-05-13T17:30:00Z')
  const backend = await createBackend({ clock })
  const device = createDevice()
  await prepare?.(backend.world)
  const doors = { given: arrange(backend.world), truth: backendState(backend.world) }
  if (playerId !== undefined) {
    const {
      access_token: token,
      refresh_token: refreshToken,
      eToken,
      eStoreCode: storeCode,
    } = await doors.given.players.signIn(playerId, undefined, signedInAt && { region: signedInAt })
    const session = { ...signedOut, rememberMe: true, grant: { token, refreshToken, shop: { token: eToken, storeCode } } }
    new SessionRecords(new DeviceStorage(device.tab())).keep({ id: 'an earlier sign-in', session })
  }
  const sent: Sent[] = []
  const tab = async (region: Region = 'global'): Promise<Resolver> => {
    const hostname = hostOfRegion(region)
    const environment = device.tab({
      clock: { timeZone: 'UTC', ticks: NEVER, now: () => clock.now(), sleep: () => new Promise(() => undefined) },
      ...(returns && { visibility: { value: true, changes: returns } }),
      page: () => new URL(`http://${hostname}:5173/`),
      fetch: (input, init) => send(backend, sent, new Request(input, init)),
    })
    const ask = resolverOf(createContainer(environment, { addresses: addressesFor(hostname, { mock: true, configuration: {} }) }))
    await ask(OpenPart)(() => import('#composition/commerce/checkout'))
    return ask
  }
  return { ...doors, backend, clock, sent, tab }
}

async function send(backend: Backend, sent: Sent[], request: Request): Promise<Response> {
  sent.push({ url: decodeURIComponent(request.url), body: await request.clone().text() })
  const response = await backend.handle(request)
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}
