import type { Container } from 'inversify'
import { presentServiceWorker, registerServiceWorker } from '#adapters/browser/serviceWorker'
import type { Surroundings } from '#adapters/browser/surroundings'
import { atRest, isGone, keepLaterScreens, whenCodeIsLost } from '#adapters/browser/thisPage'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Updates } from '#app/shared/ports/Updates'
import type { TextShelf } from '#ui/shell/i18n.ts'
import { findServers } from './findServers.ts'
import { sendLeftBehind } from './leftBehind.ts'
import { followTimeZone, Outdated } from './outdated.ts'
import { asking } from './provide.ts'
import { updatesOf } from './updates.ts'

interface Running {
  readonly container: Container
  readonly surroundings: Surroundings
  readonly texts: TextShelf
  /** The fake backend has registered the worker by then. */
  readonly isMock: boolean
}

/** After the first paint: keeps the product on the device for starts without a network, and hears of newer versions. */
export async function keepCurrent(running: Running): Promise<void> {
  const { container, surroundings, isMock } = running
  const updates = updatesOf(container)
  whenCodeIsLost((address) => {
    if (surroundings.connectivity.value) void renewWithout(updates, address)
  })
  // Fetched before it is needed: it speaks for what can't be fetched.
  void import('./late.tsx').catch(() => undefined)
  speakLater(running)
  followTimeZone(surroundings, asking(container)(Outdated))
  void findServers(surroundings, () => window.location.reload())
  // Where its code can't be had, a later page finds it still there.
  void sendLeftBehind(asking(container)).catch(() => undefined)
  await atRest()
  const registration = await (isMock ? presentServiceWorker(window) : registerServiceWorker(window))
  if (!registration) return
  updates.follow(registration)
  await keepLaterScreens()
}

/** Only where the site has the file no more: what merely failed is asked for again where it is shown. */
async function renewWithout(updates: Updates, address: string): Promise<void> {
  if (await isGone(address)) await updates.renew()
}

/** A language that could not be had when it was chosen. */
function speakLater({ container, surroundings, texts }: Running): void {
  const language = asking(container)(CurrentLanguage)
  surroundings.connectivity.changes.subscribe((isOnline) => {
    if (isOnline && texts.i18n.language !== language.value) texts.change(language.value).catch(() => undefined)
  })
}
