import type { Page, Request, Response } from 'playwright'
import { type RefusedAnswer, refusalIn } from '../screen/refusedAnswer.ts'
import type { TimedPage } from './VirtualTime.ts'

/** In milliseconds: time to compile loaded code. */
const compileTime = 15

export class PendingRequests implements TimedPage {
  readonly page: Page
  events = 0
  hasFailures = false
  timesLoaded = 0
  waitsForScripts = true
  private lastScriptAt = Number.NEGATIVE_INFINITY
  private readonly pending = new Set<Request>()
  private readonly answers: Response[] = []

  constructor(page: Page) {
    this.page = page
    page.on('load', () => {
      this.timesLoaded += 1
    })
    page.on('request', (request) => {
      if (this.waitsForScripts || request.resourceType() !== 'script') this.record(() => this.pending.add(request))
    })
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') this.lastScriptAt = performance.now()
      this.record(() => this.pending.delete(request))
    })
    page.on('requestfailed', (request) => {
      this.hasFailures = true
      this.record(() => this.pending.delete(request))
    })
    page.on('response', (response) => {
      this.hasFailures ||= response.status() >= 500 || response.status() === 429
      if (response.request().resourceType() === 'fetch') this.answers.push(response)
    })
  }

  get open(): readonly string[] {
    return [...this.pending].map((request) => `${request.method()} ${request.url()}`)
  }

  async isBusy(): Promise<boolean> {
    const mayNavigate = this.hasFailures || !this.waitsForScripts
    const isBusy = this.page.evaluate((may) => window.instrumentation?.isBusy(may), mayNavigate)
    const isAtWork = performance.now() - this.lastScriptAt < compileTime
    return (await isBusy.catch(() => true)) === true || isAtWork
  }

  nextTimer(): Promise<number | undefined> {
    return this.evaluate(() => window.instrumentation?.nextTimer())
  }

  runDueTimers(): Promise<void> {
    return this.evaluate(() => window.instrumentation?.runDueTimers())
  }

  setTime(now: number): Promise<void> {
    return this.evaluate((instant) => window.instrumentation?.setTime(instant), now)
  }

  async refusals(): Promise<readonly RefusedAnswer[]> {
    const texts = await Promise.all(this.answers.map((answer) => answer.text().catch(() => '')))
    return texts.flatMap((text) => refusalIn(text) ?? []).reverse()
  }

  /** Repeats the call in the new document if the page has reloaded itself. */
  private async evaluate<T>(inPage: (now: number) => T, now = 0): Promise<T> {
    try {
      return await this.page.evaluate(inPage, now)
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error
      return await this.page.evaluate(inPage, now)
    }
  }

  private record(change: () => unknown): void {
    this.events += 1
    change()
  }
}
