import { createBrowserRouter } from 'react-router'
import { allowEmptyMarkup } from '#adapters/browser/device/emptyMarkup'
import { provideIdleCallback } from '#adapters/browser/device/idleCallback'
import { yieldToMain } from '#adapters/browser/device/yieldToMain'
import { type BrowserEnvironment, browserEnvironment } from '#adapters/browser/environment'
import { type Configuration, fetchConfiguration } from '#adapters/browser/location/configuration'
import { isEmbedded } from '#adapters/browser/page'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { addressesFor, type PublicKeys } from '#adapters/rest/hosts'
import { AddressSecrets, bringsSignIn } from '#app/session/ports/AddressSecrets'
import type { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences, type PreferenceValues } from '#app/session/ports/Preferences'
import { Translations } from '#app/session/ports/Translations'
import { Site } from '#app/shared/ports/Site'
import { isAuthenticated } from '#domain/session/session'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import '#ui/kit/styles/global.scss'
import { App } from './App.tsx'
import { ComponentLoader } from './ComponentLoader.ts'
import { createContainer } from './container.ts'
import { hydrateApp, redirectVisitor, whenScreenLoaded } from './hydrateApp.tsx'
import { overlayTexts } from './overlayTexts.ts'
import { type Resolver, resolverOf } from './provide.ts'
import { createRoutes } from './routes.tsx'
import { createScreenRoutes } from './screenRoutes.tsx'

interface FakeBackend {
  readonly clock: { now(): Temporal.Instant }
  readonly cast: Cast
  readonly region: string
  readonly keys: PublicKeys
  enter(ask: Resolver, router: Router): Promise<void>
  readonly showRule?: (rule: string) => void
}

type Router = ReturnType<typeof createBrowserRouter>
type RouterState = Router['state']

export async function start(fake?: FakeBackend): Promise<void> {
  provideIdleCallback(window)
  allowEmptyMarkup(window.trustedTypes)
  await yieldToMain()
  const environment = withClockOf(browserEnvironment(), fake)
  const { hostname } = environment.page()
  const embedded = isEmbedded(environment.page())
  document.documentElement.toggleAttribute('data-embed', embedded)
  const configuration: Configuration = fake ? { keys: fake.keys } : ((await fetchConfiguration(environment)) ?? {})
  const mock = fake !== undefined
  await yieldToMain()
  const addresses = addressesFor(hostname, { mock, mockRegion: fake?.region, configuration })
  const container = createContainer(environment, {
    addresses,
    cast: fake?.cast ?? [],
    mock,
    region: fake?.region,
    keys: configuration.keys,
    merchant: configuration.merchant,
    banks: configuration.banks,
    embedders: configuration.embedders,
  })
  const ask = resolverOf(container)

  await yieldToMain()
  const preferences = ask(Preferences)
  showPreferences(preferences.value)
  preferences.changes.subscribe(showPreferences)
  const session = ask(CurrentSession)
  const language = ask(CurrentLanguage)
  const texts = await createTexts({ language: language.value, country: ask(Site).country })
  language.changes.subscribe((chosen) => texts.change(chosen).catch(() => undefined))

  await yieldToMain()
  const basename = import.meta.env.BASE_URL.replace(/\/$/, '')
  const loader = new ComponentLoader(container, texts)
  const { patchRoutesOnNavigation, fetchScreen } = createScreenRoutes(loader, basename)
  const isVisitor = !isAuthenticated(session.value)
  if (isVisitor) redirectVisitor(window, { basename, entry: bringsSignIn(ask(AddressSecrets)), isEmbedded: embedded })
  const router = createBrowserRouter(createRoutes(container, loader, embedded), { basename, patchRoutesOnNavigation })
  const embedding = embedded ? await loadChunk(() => import('./embedding.ts')) : undefined
  embedding?.keepEmbedFlag(router, document)
  await fake?.enter(ask, router)
  await whenScreenLoaded(router)
  await followDocument(language, texts)
  router.subscribe(showPendingNavigation)
  const isForm = isVisitor && loader.isComplete && texts.has(language.value)
  const shown = hydrateApp(root(), <App container={container} texts={texts} router={router} showRule={fake?.showRule} />, { isForm })

  const overlaying = overlayTexts(ask(Translations), texts, shown)
  const [{ prefetchOnIntent }, { startBackgroundTasks }] = await Promise.all([
    import('./late/prefetchOnIntent.ts'),
    import('./late/startBackgroundTasks.ts'),
  ])
  const isFetchingAhead = prefetchOnIntent(document, fetchScreen)
  const isOpening = () => isFetchingAhead() || router.state.navigation.state !== 'idle'
  // Without this code the app around can open no address; the product works.
  void embedding?.followHostApp(ask, (address) => void router.navigate(address)).catch(() => undefined)
  await Promise.all([overlaying, startBackgroundTasks({ container, environment, texts, isMock: mock, isOpening, router })])
}

/** The document's form changes the language by itself until the product takes over. */
async function followDocument(language: CurrentLanguage, texts: TextStore): Promise<void> {
  for (let before = language.value; language.reread() !== before; before = language.value)
    await texts.change(language.value).catch(() => undefined)
}

function withClockOf(environment: BrowserEnvironment, fake: FakeBackend | undefined): BrowserEnvironment {
  if (!fake) return environment
  const { clock } = environment
  return {
    ...environment,
    clock: {
      timeZone: clock.timeZone,
      ticks: clock.ticks,
      now: () => fake.clock.now(),
      sleep: (milliseconds, signal) => clock.sleep(milliseconds, signal),
    },
  }
}

function showPreferences({ theme, summaryWidth }: PreferenceValues): void {
  document.documentElement.style.setProperty('--profile', `${summaryWidth}px`)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

/** The screen before stays until the next one's code is there. */
function showPendingNavigation({ navigation }: RouterState): void {
  document.documentElement.toggleAttribute('data-navigating', navigation.state !== 'idle')
}

function root(): HTMLElement {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no #app')
  return element
}
