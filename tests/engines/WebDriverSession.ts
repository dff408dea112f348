import { setTimeout as pause } from 'node:timers/promises'

/** The commands of W3C WebDriver that the tests need. */
export class WebDriverSession {
  private readonly address: string

  private constructor(address: string) {
    this.address = address
  }

  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    const { sessionId } = await sent(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
    return new WebDriverSession(`${server}/session/${sessionId}`)
  }

  /** Resolves once the page is loaded. */
  navigate(url: string): Promise<void> {
    return this.command('url', { url })
  }

  resize(width: number, height: number): Promise<void> {
    return this.command('window/rect', { width, height })
  }

  /** The function can't use outer variables. */
  execute<Args extends readonly unknown[], Result>(read: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.command('execute/sync', { script: `return (${read})(...arguments)`, args })
  }

  end(): Promise<void> {
    return sent(this.address, 'DELETE')
  }

  private command<Result>(name: string, body: object): Promise<Result> {
    return sent(`${this.address}/${name}`, 'POST', body)
  }
}

async function sent(address: string, method: string, body?: object) {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${value.error}, ${value.message}`)
  return value
}

/** Asks again until it holds: a page tells WebDriver nothing by itself. */
export async function eventually(what: string, timeout: number, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${timeout / 1000} s`)
    await pause(20)
  }
}
