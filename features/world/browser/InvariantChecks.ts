import type { Page, Request, Response } from 'playwright'

/** Must appear in no address, no header but Authorization, and no console line. */
export interface Secrets {
  readonly passwords: readonly string[]
  readonly tokens: readonly string[]
  /** Allowed only in the address of the visit. */
  readonly links: readonly string[]
}

export class InvariantChecks {
  private readonly origin: string
  private readonly mayFail: (path: string) => boolean
  private readonly observed: { readonly where: string; readonly text: string; readonly isVisit?: boolean }[] = []
  private readonly errors: string[] = []

  /** `isToFail`: files that are missing on purpose. */
  constructor(origin: string, isToFail: (path: string) => boolean = () => false) {
    this.origin = origin
    this.mayFail = isToFail
  }

  observe(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(`The page broke: ${error.stack ?? error.message}`))
    page.on('console', (message) => this.onConsole(message.type(), message.text()))
    page.on('request', (request) => this.onRequest(request))
    page.on('response', (response) => this.onResponse(response))
  }

  violations({ passwords, tokens, links }: Secrets, kept: readonly string[]): readonly string[] {
    const visible = [...passwords, ...tokens]
    const all = [...visible, ...links]
    const messages = this.observed.filter(({ text, isVisit }) => (isVisit ? visible : all).some((secret) => text.includes(secret)))
    const written = kept.filter((text) => [...passwords, ...links].some((secret) => text.includes(secret)))
    return [
      ...this.errors,
      ...messages.map(({ where }) => `A secret stands in ${where}`),
      ...written.map(() => 'A password or a link is kept on the device'),
    ]
  }

  private onConsole(type: string, text: string): void {
    this.observed.push({ where: 'the console', text })
    // Chromium's message for a request that fails on purpose.
    if (text.startsWith('Failed to load resource')) return
    // Chromium's message when the club refuses to be shown in an unknown site's frame.
    if (/^Framing '.*frame-ancestors/.test(text)) return
    // Chromium's message when a worker can't look for an update offline.
    if (text.startsWith('An unknown error occurred when fetching the script')) return
    // Chromium's warning about the bank's frame, which ends on our own page by design.
    if (text.startsWith('An iframe which has both allow-scripts and allow-same-origin')) return
    if (type === 'error' || type === 'warning') this.errors.push(`The console says: ${text}`)
  }

  private onRequest(request: Request): void {
    this.observed.push({ where: 'an address', text: decodeURIComponent(request.url()), isVisit: request.isNavigationRequest() })
    for (const [name, value] of Object.entries(request.headers())) {
      if (name !== 'authorization') this.observed.push({ where: `the header ${name}`, text: value })
    }
  }

  private onResponse(response: Response): void {
    const { origin, pathname } = new URL(response.url())
    if (this.mayFail(pathname)) return
    if (origin === this.origin && response.status() >= 400) this.errors.push(`${pathname} answers ${response.status()}`)
  }
}
