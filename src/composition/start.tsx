import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readConfiguration } from '#adapters/browser/configuration'
import { isEmbedded } from '#adapters/browser/page'
import { registerServiceWorker } from '#adapters/browser/serviceWorker'
import { browserSurroundings, type Surroundings } from '#adapters/browser/surroundings'
import { addressesFor } from '#adapters/rest/hosts'
import type { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { Preferences, type PreferenceValues } from '#app/session/ports/Preferences'
import { Translations } from '#app/session/ports/Translations'
import { ErrorBoundary } from '#ui/shell/ErrorBoundary.tsx'
import { createTexts } from '#ui/shell/i18n.ts'
import { ResolveContext } from '#ui/shell/useViewModel.ts'
import '#ui/kit/styles/global.scss'
import { AskContext } from './AskContext.ts'
import { createContainer } from './container.ts'
import { asking, resolving } from './provide.ts'
import { createRoutes } from './routes.tsx'

/** The fake backend, where it answers instead of the servers. */
interface FakeBackend {
  readonly clock: { now(): Temporal.Instant }
  readonly cast: Cast
}

/** Puts the product together and shows it. */
export async function start(fake?: FakeBackend): Promise<void> {
  const surroundings = withClockOf(browserSurroundings(), fake)
  const { hostname } = surroundings.page()
  const embedded = isEmbedded(surroundings.page())
  document.documentElement.toggleAttribute('data-embed', embedded)
  const configuration = fake ? {} : await readConfiguration(surroundings)
  const addresses = addressesFor(hostname, { mock: fake !== undefined, configuration })
  const container = createContainer(surroundings, { addresses, cast: fake?.cast ?? [] })
  const ask = asking(container)

  const preferences = ask(Preferences)
  showTheme(preferences.value)
  preferences.changes.subscribe(showTheme)
  const language = ask(CurrentLanguage)
  const texts = await createTexts({ language: language.value })
  language.changes.subscribe((chosen) => texts.change(chosen))

  createRoot(root()).render(
    <StrictMode>
      <I18nextProvider i18n={texts.i18n}>
        <ErrorBoundary>
          <AskContext value={ask}>
            <ResolveContext value={resolving(container)}>
              <RouterProvider router={createBrowserRouter(createRoutes(container, texts, embedded))} />
            </ResolveContext>
          </AskContext>
        </ErrorBoundary>
      </I18nextProvider>
    </StrictMode>,
  )
  // Both come after the first paint: the shipped texts stand meanwhile.
  const overlaying = ask(Translations)
    .all()
    .then(
      (overlay) => texts.overlay(overlay),
      () => undefined,
    )
  await Promise.all([overlaying, fake ? undefined : registerServiceWorker(window)])
}

function withClockOf(surroundings: Surroundings, fake: FakeBackend | undefined): Surroundings {
  if (!fake) return surroundings
  const { clock } = surroundings
  return {
    ...surroundings,
    clock: { timeZone: clock.timeZone, now: () => fake.clock.now(), sleep: (milliseconds, signal) => clock.sleep(milliseconds, signal) },
  }
}

/** The system's own where none is chosen. */
function showTheme({ theme }: PreferenceValues): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

function root(): HTMLElement {
  const element = document.getElementById('app')
  if (!element) throw new Error('The document has no #app')
  return element
}
