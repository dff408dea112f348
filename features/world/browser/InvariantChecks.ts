import type { Page, Request, Response } from 'playwright'

/** What must stand in no address, no header but the one for it, and no line of the console. */
export interface Secrets {
  readonly passwords: readonly string[]
  readonly passes: readonly string[]
  /** What links bring: it stands in the address of a visit, and nowhere else. */
  readonly links: readonly string[]
}

/** Everything that a player never sees and that must not happen all the same. */
export class InvariantChecks {
  private readonly origin: string
  private readonly isToFail: (path: string) => boolean
  private readonly seen: { readonly where: string; readonly text: string; readonly isVisit?: boolean }[] = []
  private readonly broken: string[] = []

  /** `isToFail`: files of the site that are not to be there. */
  constructor(origin: string, isToFail: (path: string) => boolean = () => false) {
    this.origin = origin
    this.isToFail = isToFail
  }

  over(page: Page): void {
    page.on('pageerror', (error) => this.broken.push(`The page broke: ${error.stack ?? error.message}`))
    page.on('console', (message) => this.hear(message.type(), message.text()))
    page.on('request', (request) => this.see(request))
    page.on('response', (response) => this.check(response))
  }

  /** `kept`: what is on the device in the end. */
  faults({ passwords, passes, links }: Secrets, kept: readonly string[]): readonly string[] {
    const visible = [...passwords, ...passes]
    const all = [...visible, ...links]
    const messages = this.seen.filter(({ text, isVisit }) => (isVisit ? visible : all).some((secret) => text.includes(secret)))
    const written = kept.filter((text) => [...passwords, ...links].some((secret) => text.includes(secret)))
    return [
      ...this.broken,
      ...messages.map(({ where }) => `A secret stands in ${where}`),
      ...written.map(() => 'A password or a link is kept on the device'),
    ]
  }

  private hear(type: string, text: string): void {
    this.seen.push({ where: 'the console', text })
    // The browser's own word for an answer that was to fail, or to stay away.
    if (text.startsWith('Failed to load resource')) return
    // The same for a worker that looks for a new version of itself without a connection.
    if (text.startsWith('An unknown error occurred when fetching the script')) return
    // Of a card's bank, whose frame ends on a page of ours, as it must: no other can be told apart.
    if (text.startsWith('An iframe which has both allow-scripts and allow-same-origin')) return
    if (type === 'error' || type === 'warning') this.broken.push(`The console says: ${text}`)
  }

  private see(request: Request): void {
    this.seen.push({ where: 'an address', text: decodeURIComponent(request.url()), isVisit: request.isNavigationRequest() })
    for (const [name, value] of Object.entries(request.headers())) {
      if (name !== 'authorization') this.seen.push({ where: `the header ${name}`, text: value })
    }
  }

  private check(response: Response): void {
    const { origin, pathname } = new URL(response.url())
    if (this.isToFail(pathname)) return
    if (origin === this.origin && response.status() >= 400) this.broken.push(`${pathname} answers ${response.status()}`)
  }
}
