import type { Page, Request, Response } from 'playwright'

/** In milliseconds: time to compile loaded code. */
const compiling = 15

export interface Refusal {
  readonly code: number
  readonly words: string
}

export class PendingRequests {
  readonly page: Page
  events = 0
  troubled = false
  timesLoaded = 0
  waitsForCode = true
  private codeCame = Number.NEGATIVE_INFINITY
  private readonly underWay = new Set<Request>()
  private readonly answers: Response[] = []

  constructor(page: Page) {
    this.page = page
    page.on('load', () => {
      this.timesLoaded += 1
    })
    page.on('request', (request) => {
      if (this.waitsForCode || request.resourceType() !== 'script') this.happens(() => this.underWay.add(request))
    })
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') this.codeCame = performance.now()
      this.happens(() => this.underWay.delete(request))
    })
    page.on('requestfailed', (request) => {
      this.troubled = true
      this.happens(() => this.underWay.delete(request))
    })
    page.on('response', (response) => {
      this.troubled ||= response.status() >= 500 || response.status() === 429
      if (response.request().resourceType() === 'fetch') this.answers.push(response)
    })
  }

  get open(): readonly string[] {
    return [...this.underWay].map((request) => `${request.method()} ${request.url()}`)
  }

  async rest(): Promise<boolean> {
    const mayNavigate = this.troubled || !this.waitsForCode
    const isBusy = this.page.evaluate((may) => window.instrumentation?.turns(may), mayNavigate)
    const isAtWork = performance.now() - this.codeCame < compiling
    return (await isBusy.catch(() => true)) === true || isAtWork
  }

  async nextWake(): Promise<number | undefined> {
    return this.page.evaluate(() => window.instrumentation?.nextWake())
  }

  async wake(): Promise<void> {
    await this.page.evaluate(() => window.instrumentation?.wake())
  }

  async setTime(now: number): Promise<void> {
    await this.page.evaluate((instant) => window.instrumentation?.setTime(instant), now)
  }

  async refusals(): Promise<readonly Refusal[]> {
    const texts = await Promise.all(this.answers.map((answer) => answer.text().catch(() => '')))
    return texts.flatMap(refusalIn).reverse()
  }

  private happens(change: () => unknown): void {
    this.events += 1
    change()
  }
}

function refusalIn(text: string): readonly Refusal[] {
  const code = Number(/"code":\s*(\d+)/.exec(text)?.[1] ?? 0)
  const words = /"message":\s*"([^"]+)"/.exec(text)?.[1] ?? ''
  return code === 0 ? [] : [{ code, words }]
}
