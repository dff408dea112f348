import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { CastMember } from './cast.ts'
import sdl from './commerce/schema.graphql?raw'
import { createBackend } from './createBackend.ts'
import { KeptWorld } from './KeptWorld.ts'
import { RunningClock } from './WorldClock.ts'

interface FakeBackend {
  readonly clock: { now(): Temporal.Instant }
  readonly cast: readonly CastMember[]
}

const worker = '/service-worker.js'
const servers = /^https:\/\/(?:api|shop)\.[a-z]+\.clubhouse\.invalid\//

/** Answers the page's requests from its service worker. To be awaited before the first of them, in every tab. */
export async function startFakeBackend(): Promise<FakeBackend> {
  await registerWorker()
  const backend = await createBackend({ clock: new RunningClock(), sdl })
  const kept = await KeptWorld.open(backend.world)
  await kept.catchUp()
  const answering = setupWorker(
    http.all(servers, async ({ request }) => {
      await kept.catchUp()
      const response = await backend.handle(request)
      await kept.keep()
      return response
    }),
  )
  await answering.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: worker, options: { scope: '/' } } })
  return backend
}

/** The product's own worker bears the fake's; msw would register it without a Trusted Types policy. */
async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise((change) => serviceWorker.addEventListener('controllerchange', change, { once: true }))
  const policy = window.trustedTypes?.createPolicy('clubhouse', { createScriptURL: () => worker })
  const { active } = await serviceWorker.register(policy?.createScriptURL(worker) ?? worker)
  if (serviceWorker.controller) return
  // A forced reload leaves the page without the worker, which takes no page over a second time.
  if (active) window.location.reload()
  await controlled
}
