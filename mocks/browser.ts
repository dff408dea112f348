import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { BrowserPage } from './BrowserPage.ts'
import type { CastMember } from './contexts/session/cast.ts'
import { publicKeys } from './contexts/session/regionKeys.ts'
import { type Backend, createBackend } from './createBackend.ts'
import { DeskStorage } from './DeskStorage.ts'
import type { ProductControls } from './desk/ProductControls.ts'
import type { LogEntry } from './http/LogEntry.ts'
import type { ReadMedia } from './http/mediaResponse.ts'
import { isOffline } from './http/offline.ts'
import type { Region } from './http/regions.ts'
import { indexedDbStore } from './world/KeyValueStore.ts'
import { Listeners } from './world/Listeners.ts'
import { ScenarioLoader } from './world/ScenarioLoader.ts'
import { fillFrom, StoredWorld } from './world/StoredWorld.ts'
import type { World } from './world/World.ts'
import { RunningClock } from './world/WorldClock.ts'

interface FakeBackend {
  readonly clock: { now(): Temporal.Instant }
  readonly cast: readonly CastMember[]
  readonly region: Region
  readonly keys: Awaited<ReturnType<typeof publicKeys>>
  /** Call it before the product's first request. */
  enter(product: ProductControls): Promise<void>
  /** On the QA desk, with its examples. */
  showRule(rule: string): void
}

const sdl = Object.values(
  import.meta.glob<string>('./contexts/commerce/schema/*.graphql', { query: '?raw', import: 'default', eager: true }),
).join('\n')

const files = import.meta.glob<string>('./media/*/*.{webm,mp4,webp,vtt}', { query: '?url', import: 'default', eager: true })

const ours = 'clubhouse.fake-backend'
const base = import.meta.env.BASE_URL
const worker = `${base}service-worker.js`
const servers = /^https:\/\/(?:api|shop|media|payments|uploads)\.[a-z]+\.clubhouse\.invalid\//

/** Await it in every tab before the first request. */
export async function startFakeBackend(): Promise<FakeBackend> {
  const memory = new DeskStorage(() => window.sessionStorage)
  const clock = new RunningClock()
  const [requests, changes, rules] = [new Listeners<LogEntry>(), new Listeners<undefined>(), new Listeners<string>()]
  const opening = openWorld(
    clock,
    (entry) => requests.notify(entry),
    () => changes.notify(undefined),
  )
  // Registering may reload the page, so a scenario in the address is read afterwards.
  const [shared] = await Promise.all([opening, registerWorker()])
  const entrance = await ScenarioLoader.at(window, memory)
  const { backend, kept } = shared
  await entrance.prepare(kept, backend)
  await answerFrom(backend)
  const page = new BrowserPage(window, memory.current.region)
  page.setOnline(!isOffline(backend.faults))
  return {
    clock,
    cast: backend.cast,
    region: page.region,
    keys: await publicKeys(),
    showRule: (rule) => rules.notify(rule),
    enter: async (product) => {
      // The prerendered document shows the previous visitor, not the one of the scenario.
      if (entrance.isOfScenario) document.getElementById('app')?.removeAttribute('data-early')
      await entrance.enter(product, kept, backend)
      const bench = {
        ...{ ...shared, clock, product, memory, page, mistake: entrance.mistake },
        onRequest: (listener: (entry: LogEntry) => void) => requests.add(listener),
        onChange: (listener: () => void) => changes.add(listener),
        onRule: (listener: (rule: string) => void) => rules.add(listener),
      }
      import('./desk/mountDesk.tsx').then(
        ({ mountDesk }) => mountDesk(bench),
        () => undefined,
      )
    },
  }
}

async function openWorld(clock: RunningClock, noted: (entry: LogEntry) => void, changed: () => void) {
  const channel = new BroadcastChannel(ours)
  const store = await indexedDbStore()
  const place = {
    store,
    neighbours: { notify: (message: string) => channel.postMessage(message) },
    exclusively: <T>(work: () => Promise<T>) => navigator.locks.request(ours, work),
  }
  let kept: StoredWorld | undefined
  const pages = new URL(base, window.location.href).href
  let known: Awaited<ReturnType<typeof fillFrom>>
  const stored = async (world: World) => {
    known = await fillFrom(store, world)
    return known !== undefined
  }
  const backend = await createBackend({ clock, sdl, media, pages, noted, stored, turn: (work) => (kept ? kept.turn(work) : work()) })
  const { faults } = backend
  kept = new StoredWorld(backend.world, faults, place, known)
  const catchUp = kept.turn.bind(kept, async () => undefined)
  await catchUp()
  channel.addEventListener('message', ({ data }) => {
    if (data === 'released') faults.release()
    else catchUp().then(changed, () => undefined)
  })
  const release = () => {
    faults.release()
    channel.postMessage('released')
  }
  return { backend, kept, release, store }
}

const media: ReadMedia = async (path) => {
  const file = files[`./media${path}`]
  return file === undefined ? undefined : new Uint8Array(await (await fetch(file)).arrayBuffer())
}

async function answerFrom(backend: Backend): Promise<void> {
  const answer = ({ request }: { readonly request: Request }) => {
    // Media and bank requests know no faults, but an offline device can't reach them either.
    const isDeclared = /^https:\/\/(?:api|shop|uploads)\./.test(request.url)
    return isOffline(backend.faults) && !isDeclared ? Response.error() : backend.handle(request)
  }
  const answering = setupWorker(http.all(servers, answer), http.all('/bank/*', answer))
  await answering.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: worker, options: { scope: base } } })
}

/** msw would register its worker without a Trusted Types policy, so the product's own worker contains msw's code. */
async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise((change) => serviceWorker.addEventListener('controllerchange', change, { once: true }))
  const policy = window.trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => worker })
  const { active } = await serviceWorker.register(policy?.createScriptURL(worker) ?? worker)
  if (serviceWorker.controller) return
  // A forced reload leaves the page uncontrolled, and the worker claims pages only once.
  if (active) window.location.reload()
  await controlled
  const { active: controller } = await serviceWorker.ready
  // WebKit may never tell this page that the worker is active, and msw would wait for that.
  if (controller?.state === 'installing') window.location.reload()
}
