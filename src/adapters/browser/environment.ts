import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { RegionRedirects } from '#app/session/ports/RegionRedirects'
import type { Clock } from '#app/shared/ports/Clock'
import type { Connectivity } from '#app/shared/ports/Connectivity'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import { BrowserConnectivity } from './device/BrowserConnectivity.ts'
import { BrowserVisibility } from './device/BrowserVisibility.ts'
import { SystemClock } from './device/SystemClock.ts'
import { addressSecrets, visitedAddress } from './location/addressSecrets.ts'
import { withKnownServers } from './location/servers.ts'
import { browserLocks, type Locks } from './tabs/locks.ts'

export type StoragePlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

/** All that the product takes from the browser around it; outside one, a test's own. */
export interface BrowserEnvironment {
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Throw where storage is forbidden. */
  readonly localStorage: () => StoragePlace
  readonly sessionStorage: () => StoragePlace
  /** Absent outside secure contexts. */
  readonly locks: Locks | undefined
  readonly channel: (name: string) => Channel | undefined
  /** `storage` and `pageshow`, as the window tells them. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly visibility: PageVisibility
  /** The page's address as it is now. */
  readonly page: () => URL
  /** The path of the site's root, with a slash at its end. */
  readonly base: string
  /** Not in the address any more. */
  readonly secrets: AddressSecrets
  readonly leaveFor: RegionRedirects
  readonly browserLanguage: string
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
  /** Whether the browser asks every site, in its player's name, not to collect how it is used. */
  readonly asksForPrivacy: () => boolean
  readonly screen: Pick<Screen, 'width' | 'height'>
  /** From 0 to 1. */
  readonly random: () => number
  /** Another one each time, which nobody can guess. */
  readonly newId: () => string
}

export function browserEnvironment(): BrowserEnvironment {
  const page = () => new URL(window.location.href)
  return {
    // Looked up at each call: the fake backend puts itself in its place later.
    fetch: withKnownServers((input, init) => window.fetch(input, init), page),
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    locks: 'locks' in navigator ? browserLocks : undefined,
    channel: (name) => ('BroadcastChannel' in window ? new BroadcastChannel(name) : undefined),
    events: window,
    clock: new SystemClock(),
    connectivity: new BrowserConnectivity(window, () => navigator.onLine),
    visibility: new BrowserVisibility(document),
    page,
    base: import.meta.env.BASE_URL,
    secrets: addressSecrets(visitedAddress(document.getElementById('app'), window.location), (rest) =>
      window.history.replaceState(window.history.state, '', rest),
    ),
    // In this page's place, so that the way back leads to no screen that sends the player off again.
    leaveFor: (address) => window.location.replace(address),
    browserLanguage: navigator.language,
    navigator,
    asksForPrivacy: () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    screen,
    random: Math.random,
    newId: randomId,
  }
}

/** `crypto.randomUUID` is missing outside secure contexts. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
}
