import type { Container } from 'inversify'
import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition'
import type { DataRouter } from 'react-router'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { readyServiceWorker, registerServiceWorker } from '#adapters/browser/updates/serviceWorker'
import { isFileGone, onChunkLost, precacheScreens, whenIdle } from '#adapters/browser/updates/thisPage'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { Preferences } from '#app/session/ports/Preferences'
import { openOverlays } from '#ui/kit/content/openOverlays.ts'
import type { TextStore } from '#ui/shell/i18n.ts'
import { resolverOf } from '../provide.ts'
import { ReloadSignal, watchTimeZone } from '../reloadSignal.ts'
import { closeOnBack } from './closeOnBack.ts'
import { flushOutbox } from './flushOutbox.ts'
import { followSettings } from './followSettings.ts'
import { keepPlace } from './keepPlace.ts'
import { retryConfiguration } from './retryConfiguration.ts'
import { scrollToTopOnNavigation } from './scrollToTopOnNavigation.ts'
import { updatesOf } from './updates.ts'

interface RunningApp {
  readonly container: Container
  readonly environment: BrowserEnvironment
  readonly texts: TextStore
  readonly isMock: boolean
  readonly isOpening: () => boolean
  readonly router: Pick<DataRouter, 'state' | 'subscribe' | 'getBlocker'>
}

/** After the first paint: keeps the product on the device for starts without a network, and hears of newer versions. */
export async function startBackgroundTasks(running: RunningApp): Promise<void> {
  const { container, environment, isMock, isOpening, router } = running
  router.subscribe(scrollToTopOnNavigation(router.state, () => window.scrollTo({ top: 0, behavior: 'instant' })))
  keepPlace(window)
  const ask = resolverOf(container)
  followSettings(document, environment.base, { language: ask(CurrentLanguage), preferences: ask(Preferences) })
  closeOnBack(router, openOverlays)
  // React Aria keeps elements that leave during a transition until somebody asks it to wait for the end of transitions.
  router.subscribe(() => void runAfterTransition(() => undefined))
  const updates = updatesOf(container)
  onChunkLost((address) => {
    if (environment.connectivity.value && !isOpening()) void reloadIfChunkGone(address, running)
  })
  // Fetched before it is needed: it speaks for what can't be fetched.
  void import('./lazyComponent.tsx').catch(() => undefined)
  retryLanguageOnline(running)
  watchTimeZone(environment, ask(ReloadSignal))
  void retryConfiguration(environment, () => window.location.reload())
  // Where its code can't be had, a later page finds it still there.
  void flushOutbox(ask).catch(() => undefined)
  await whenIdle()
  const registration = await (isMock ? readyServiceWorker(window) : registerServiceWorker(window))
  if (!registration) return
  updates.follow(registration)
  await precacheScreens()
}

/**
 * Only where the site has the file no more: what merely failed is asked for again where it is shown.
 * A screen on its way asks by itself, at its own address; a reload would open the one before.
 */
async function reloadIfChunkGone(address: string, { container, isOpening }: RunningApp): Promise<void> {
  if ((await isFileGone(address)) && !isOpening()) await updatesOf(container).renew()
}

function retryLanguageOnline({ container, environment, texts }: RunningApp): void {
  const language = resolverOf(container)(CurrentLanguage)
  environment.connectivity.changes.subscribe((isOnline) => {
    if (isOnline && texts.i18n.language !== language.value) texts.change(language.value).catch(() => undefined)
  })
}
