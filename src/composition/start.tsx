import { createBrowserRouter } from 'react-router'
import { askConfiguration, type Configuration } from '#adapters/browser/configuration'
import { isEmbedded } from '#adapters/browser/page'
import { browserSurroundings, type Surroundings } from '#adapters/browser/surroundings'
import { addressesFor, type PublicKeys } from '#adapters/rest/hosts'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences, type PreferenceValues } from '#app/session/ports/Preferences'
import { Translations } from '#app/session/ports/Translations'
import { isAuthenticated } from '#domain/session/session'
import { createTexts } from '#ui/shell/i18n.ts'
import '#ui/kit/styles/global.scss'
import { createContainer } from './container.ts'
import { Product } from './Product.tsx'
import { type Ask, asking } from './provide.ts'
import { createRoutes } from './routes.tsx'
import { beginAtDoor, ready, takeOver } from './takeOver.tsx'

/** The fake backend, where it answers instead of the servers. */
interface FakeBackend {
  readonly clock: { now(): Temporal.Instant }
  readonly cast: Cast
  /** Where the host's name tells none. */
  readonly region: string
  readonly keys: PublicKeys
  /** Before the first screen, and before its first request. */
  enter(ask: Ask, router: Router): Promise<void>
}

type Router = ReturnType<typeof createBrowserRouter>

/** Puts the product together and shows it. */
export async function start(fake?: FakeBackend): Promise<void> {
  const surroundings = withClockOf(browserSurroundings(), fake)
  const { hostname } = surroundings.page()
  const embedded = isEmbedded(surroundings.page())
  document.documentElement.toggleAttribute('data-embed', embedded)
  const configuration: Configuration = fake ? { keys: fake.keys } : ((await askConfiguration(surroundings)) ?? {})
  const mock = fake !== undefined
  const addresses = addressesFor(hostname, { mock, mockRegion: fake?.region, configuration })
  const container = createContainer(surroundings, {
    addresses,
    cast: fake?.cast ?? [],
    mock,
    region: fake?.region,
    keys: configuration.keys,
    merchant: configuration.merchant,
    banks: configuration.banks,
  })
  const ask = asking(container)

  const preferences = ask(Preferences)
  showTheme(preferences.value)
  preferences.changes.subscribe(showTheme)
  const session = ask(CurrentSession)
  const language = ask(CurrentLanguage)
  const texts = await createTexts({ language: language.value })
  language.changes.subscribe((chosen) => texts.change(chosen).catch(() => undefined))

  const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
  const routes = createRoutes(container, texts, embedded)
  if (!isAuthenticated(session.value)) beginAtDoor(window, { basename, entry: isBrought(ask(AddressSecrets)) })
  const router = createBrowserRouter(routes, { basename })
  await fake?.enter(ask, router)
  await ready(router)
  const shown = takeOver(root(), <Product container={container} texts={texts} router={router} />)

  // Both come after the first paint. Before it, nothing on the page would notice that its texts change.
  const overlaying = Promise.all([ask(Translations).all(), shown]).then(
    ([overlay]) => texts.overlay(overlay),
    () => undefined,
  )
  const [{ fetchOnIntent }, { keepCurrent }] = await Promise.all([import('./fetchOnIntent.ts'), import('./keepCurrent.ts')])
  fetchOnIntent(document, routes, basename)
  await Promise.all([overlaying, keepCurrent({ container, surroundings, texts, isMock: mock })])
}

function withClockOf(surroundings: Surroundings, fake: FakeBackend | undefined): Surroundings {
  if (!fake) return surroundings
  const { clock } = surroundings
  return {
    ...surroundings,
    clock: {
      timeZone: clock.timeZone,
      ticks: clock.ticks,
      now: () => fake.clock.now(),
      sleep: (milliseconds, signal) => clock.sleep(milliseconds, signal),
    },
  }
}

/** The system's own where none is chosen. */
function showTheme({ theme }: PreferenceValues): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** The address has brought along what signs a visitor in. */
function isBrought(secrets: AddressSecrets): boolean {
  return secrets.has('ticket') || secrets.has('authToken')
}

function root(): HTMLElement {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no #app')
  return element
}
