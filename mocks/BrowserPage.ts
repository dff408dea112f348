import type { HostPage } from './desk/HostPage.ts'
import { hostOfRegion, isLocal, type Region, regionOfPage } from './http/regions.ts'

export class BrowserPage implements HostPage {
  readonly regionByHost: boolean
  readonly region: Region
  private readonly window: Window

  constructor(window: Window, chosen: Region) {
    const { hostname } = window.location
    this.window = window
    this.regionByHost = isLocal(hostname)
    this.region = this.regionByHost ? regionOfPage(hostname) : chosen
  }

  /** The fragment is not sent to the server, and every host serves `/`. */
  address(region: Region, rest: string): string {
    const url = new URL(rest.replace(/^\//, ''), new URL(import.meta.env.BASE_URL, this.window.location.href))
    if (this.regionByHost) url.hostname = hostOfRegion(region)
    return url.href
  }

  /** Browsers don't reload a page when only the fragment differs. */
  open(address: string): void {
    const { location } = this.window
    const stays = withoutFragment(address) === withoutFragment(location.href)
    location.assign(address)
    if (stays) location.reload()
  }

  reload(): void {
    this.window.location.reload()
  }

  copy(text: string): Promise<void> {
    return this.window.navigator.clipboard.writeText(text)
  }

  save(name: string, text: string): void {
    const { document } = this.window
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: name })
    link.click()
    URL.revokeObjectURL(address)
  }

  setOnline(isOnline: boolean): void {
    const { navigator } = this.window
    const before = navigator.onLine
    if (isOnline) Reflect.deleteProperty(navigator, 'onLine')
    else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    if (navigator.onLine !== before) this.window.dispatchEvent(new Event(before ? 'offline' : 'online'))
  }
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '')
}
