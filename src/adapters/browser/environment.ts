import type { PictureResizer } from '#app/rounds/ports/PictureResizer'
import type { AddressSecrets } from '#app/session/ports/AddressSecrets'
import type { RegionRedirects } from '#app/session/ports/RegionRedirects'
import type { Clock } from '#app/shared/ports/Clock'
import type { Connectivity } from '#app/shared/ports/Connectivity'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import type { PostForm } from '../rest/form.ts'
import type { SendFile } from '../rest/rounds/HttpClubPictures.ts'
import { BrowserConnectivity } from './device/BrowserConnectivity.ts'
import { BrowserVisibility } from './device/BrowserVisibility.ts'
import { SystemClock } from './device/SystemClock.ts'
import { withEarlyResponses } from './earlyFetch.ts'
import type { HostFrame } from './host/hostFrame.ts'
import { addressSecrets, visitedAddress } from './location/addressSecrets.ts'
import { withKnownServers } from './location/servers.ts'
import { browserLocks, type Locks } from './tabs/locks.ts'

export type StoragePlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

export interface BrowserFiles {
  readonly send: SendFile
  readonly post: PostForm
  readonly resizer: PictureResizer
}

export interface BrowserEnvironment {
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Throw if storage is forbidden. */
  readonly localStorage: () => StoragePlace
  readonly sessionStorage: () => StoragePlace
  readonly locks: Locks | undefined
  readonly channel: (name: string) => Channel | undefined
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly visibility: PageVisibility
  readonly page: () => URL
  readonly base: string
  /** Already removed from the address. */
  readonly secrets: AddressSecrets
  readonly leaveFor: RegionRedirects
  readonly browserLanguage: string
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
  readonly asksForPrivacy: () => boolean
  readonly screen: Pick<Screen, 'width' | 'height'>
  readonly random: () => number
  readonly newId: () => string
  readonly files?: BrowserFiles
  /** In a browser, it is found when it is needed. */
  readonly host?: HostFrame | undefined
}

export function browserEnvironment(): BrowserEnvironment {
  const page = () => new URL(window.location.href)
  return {
    // Looked up at each call: the fake backend replaces it later.
    fetch: withKnownServers(
      withEarlyResponses(window, (input, init) => window.fetch(input, init)),
      page,
    ),
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
    secrets: addressSecrets(visitedAddress(document.documentElement, window.location), (rest) =>
      window.history.replaceState(window.history.state, '', rest),
    ),
    // Replaces the history entry, so that Back doesn't lead to a screen that redirects again.
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
