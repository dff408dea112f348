import type { DeviceDetails } from '#app/support/ports/DeviceDetails'
import type { TechnicalDetails } from '#domain/support/technicalDetails'

interface Sources {
  readonly navigator: Pick<Navigator, 'userAgent'>
  /** Addresses of the page's scripts: that of the start script changes with each version. */
  readonly scripts: () => readonly string[]
  readonly latestReference: { readonly value: string | undefined }
}

export class BrowserDetails implements DeviceDetails {
  private readonly sources: Sources

  constructor(sources: Sources) {
    this.sources = sources
  }

  read(): TechnicalDetails {
    const { navigator, scripts, latestReference } = this.sources
    const version = scripts().flatMap((address) => /\/assets\/(start-[^/]+)\.js$/.exec(address)?.[1] ?? [])[0] ?? 'development'
    return { version, browser: navigator.userAgent, reference: latestReference.value }
  }
}
