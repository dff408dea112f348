import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

type Fetch = (address: URL, request: RequestInit) => Promise<Response>

/** Pages of other sites in frames. Forms lead to them and from one to the next; the last one leads back to the club. */
export class Frames {
  private readonly fetch: Fetch

  constructor(fetch: Fetch) {
    this.fetch = fetch
  }

  /** The form's target is a frame. */
  async submit(form: HTMLFormElement): Promise<void> {
    const frame = [...document.querySelectorAll('iframe')].find(({ name }) => name === form.target)
    if (!frame) throw new Error(`There is no frame ${form.target} for ${form.action}`)
    await this.load(frame, form, new FormData(form))
  }

  private async load(frame: HTMLIFrameElement, form: HTMLFormElement, fields: FormData): Promise<void> {
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const response = await this.fetch(new URL(form.getAttribute('action') ?? '', location.href), { method: 'POST', body })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    Object.defineProperty(frame, 'contentDocument', { configurable: true, value: page })
    page.addEventListener('submit', (event) => {
      event.preventDefault()
      const { target, submitter } = event
      if (target instanceof HTMLFormElement) void this.load(frame, target, new FormData(target, submitter))
    })
    const [, address] = page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')?.split('url=') ?? []
    if (address !== undefined) returnToClub(frame, new URL(address))
  }
}

function returnToClub(frame: HTMLIFrameElement, { pathname }: URL): void {
  const { contentWindow: source } = frame
  const parent = {
    postMessage: (data: unknown, origin: string) => window.dispatchEvent(new MessageEvent('message', { data, origin, source })),
  }
  const script = readFileSync(`public${pathname.replace('.html', '.js')}`, 'utf8')
  runInNewContext(script, { window: { parent, location } })
}
