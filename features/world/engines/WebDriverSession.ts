/** How WebDriver writes a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** The commands of W3C WebDriver that the tests need. */
export class WebDriverSession {
  private readonly address: string
  private turn: Promise<unknown> = Promise.resolve()
  private front: string | undefined

  private constructor(address: string) {
    this.address = address
  }

  /** `timeout` of a command, in milliseconds. */
  static async start(server: string, capabilities: object, timeout: number): Promise<WebDriverSession> {
    const { sessionId } = await sent(`${server}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
    await sent(`${server}/session/${sessionId}/timeouts`, 'POST', { script: timeout, pageLoad: timeout })
    return new WebDriverSession(`${server}/session/${sessionId}`)
  }

  window(): Promise<string> {
    return this.inTurn(undefined, () => sent(`${this.address}/window`, 'GET'))
  }

  async newWindow(): Promise<string> {
    const { handle } = await this.inTurn(undefined, () => this.command('window/new', { type: 'tab' }))
    return handle
  }

  /** Resolves once the page is loaded. */
  navigate(window: string, url: string): Promise<void> {
    return this.inTurn(window, () => this.command('url', { url }))
  }

  resize(window: string, width: number, height: number): Promise<void> {
    return this.inTurn(window, () => this.command('window/rect', { width, height }))
  }

  /** The function can't use outer variables. It may return a promise. */
  async execute(window: string, inPage: string, given: readonly unknown[]) {
    const script = `const [texts, done] = arguments
      const run = async () => ({ value: await (${inPage})(...JSON.parse(texts)) })
      run().then((answer) => done(JSON.stringify(answer)), (error) => done(JSON.stringify({ error: String(error) })))`
    const answer = await this.inTurn(window, () => this.command('execute/async', { script, args: [JSON.stringify(given)] }))
    const { value, error } = JSON.parse(answer)
    if (error !== undefined) throw new Error(error)
    return value
  }

  async element(window: string, inPage: string, given: readonly unknown[]): Promise<string> {
    const script = `return (${inPage})(...JSON.parse(arguments[0]))`
    const found = await this.inTurn(window, () => this.command('execute/sync', { script, args: [JSON.stringify(given)] }))
    return found[elementKey]
  }

  /** False where the element can't be hit at the moment: it moves, or something covers it. */
  async click(window: string, element: string): Promise<boolean> {
    try {
      await this.inTurn(window, () => this.command(`element/${element}/click`, {}))
      return true
    } catch (error) {
      if (error instanceof Error && /not interactable|intercepted/.test(error.message)) return false
      throw error
    }
  }

  type(window: string, element: string, text: string): Promise<void> {
    return this.inTurn(window, () => this.command(`element/${element}/value`, { text }))
  }

  async screenshot(window: string): Promise<Buffer> {
    return Buffer.from(await this.inTurn(window, () => sent(`${this.address}/screenshot`, 'GET')), 'base64')
  }

  end(): Promise<void> {
    return sent(this.address, 'DELETE')
  }

  /** Commands go to the window in front, so each brings its own there first. */
  private inTurn<Result>(window: string | undefined, command: () => Promise<Result>): Promise<Result> {
    const mine = this.turn.then(async () => {
      if (window !== undefined && this.front !== window) await this.command('window', { handle: window })
      this.front = window ?? this.front
      return command()
    })
    this.turn = mine.catch(() => undefined)
    return mine
  }

  private command(name: string, body: object) {
    return sent(`${this.address}/${name}`, 'POST', body)
  }
}

/** In milliseconds: the driver may wait for ever for a browser that has ended. */
const longestAnswer = 200_000

async function sent(address: string, method: string, body?: object) {
  const command = `${method} ${new URL(address).pathname}`
  const signal = AbortSignal.timeout(longestAnswer)
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error: unknown) => {
    throw new Error(`${command} was not answered`, { cause: error })
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${command}: ${value.error}, ${value.message}`)
  return value
}
