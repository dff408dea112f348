import { type Observable, Subject } from 'rxjs'
import type { UpdateResult, Updates } from '#app/shared/ports/Updates'
import { activateMessage } from '../../../service-worker/precacheList.ts'
import type { ReloadGuard } from './ReloadGuard.ts'

type Listening = Pick<EventTarget, 'addEventListener'>

/** A version's worker, as far as pages deal with it. */
export type Worker = Listening & Pick<ServiceWorker, 'state' | 'postMessage'>

export type Registration = Listening & {
  readonly active: Worker | null
  readonly waiting: Worker | null
  readonly installing: Worker | null
  /** Asks the site for a newer version. */
  update(): Promise<unknown>
  unregister(): Promise<boolean>
}

/** The page around the product. */
export interface Page {
  /** `controllerchange`; absent where the browser has no workers. */
  readonly workers: (Listening & { readonly controller: unknown }) | undefined
  readonly document: Listening & { readonly hidden: boolean }
  readonly guard: ReloadGuard
  /** Whether the site itself can be reached just now. */
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

/** What a reload would lose, as somebody else knows it. */
export interface UnsavedChanges {
  readonly any: boolean
  /** Resolves as soon as there is none. */
  gone(): Promise<void>
}

/** Follows the product's worker from one version to the next. Only the player's wish or lost code loads the page anew. */
export class PageUpdates implements Updates {
  private readonly page: Page
  private readonly unsent: UnsavedChanges
  private readonly told = new Subject<boolean>()
  private registration: Registration | undefined
  private waiting: Worker | undefined
  /** Another tab has gone on to the next version, and the worker with it. */
  private isLeftBehind = false
  private renewing: Promise<UpdateResult> | undefined
  private isLeaving = false

  constructor(page: Page, unsent: UnsavedChanges) {
    this.page = page
    this.unsent = unsent
    let hadWorker = Boolean(page.workers?.controller)
    page.workers?.addEventListener('controllerchange', () => {
      // The first worker of all takes over the page that brought it.
      if (hadWorker) this.fallBehind()
      hadWorker = true
    })
    page.document.addEventListener('visibilitychange', () => (page.document.hidden ? this.leaveUnseen() : this.ask()))
  }

  get value(): boolean {
    return this.waiting !== undefined || this.isLeftBehind
  }

  get changes(): Observable<boolean> {
    return this.told
  }

  follow(registration: Registration): void {
    this.registration = registration
    this.look(registration)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => this.look(registration))
    })
  }

  async take(): Promise<void> {
    const { waiting } = this
    if (!waiting || this.isLeftBehind) return this.reload()
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') this.reload()
    })
    waiting.postMessage(activateMessage)
  }

  renew(): Promise<UpdateResult> {
    this.renewing ??= this.tryAnew().finally(() => {
      this.renewing = undefined
    })
    return this.renewing
  }

  private async tryAnew(): Promise<UpdateResult> {
    if (!(await this.page.isReachable())) return 'unreachable'
    await this.unsent.gone()
    if (!this.page.guard.spend()) return 'in-vain'
    // Else it would answer with the very version whose code is gone.
    await this.registration?.unregister()
    this.reload()
    return 'loading'
  }

  /** Who comes back to a page that has been open for days hears of what is new. */
  private ask(): void {
    this.registration?.update().catch(() => undefined)
  }

  /** The first worker of all waits for nobody. */
  private look({ waiting, active }: Registration): void {
    if (!waiting || !active || waiting === this.waiting) return
    this.waiting = waiting
    this.told.next(true)
  }

  private fallBehind(): void {
    this.isLeftBehind = true
    this.told.next(true)
    this.leaveUnseen()
  }

  /** A page that nobody looks at, and that nothing is lost with, follows by itself. */
  private leaveUnseen(): void {
    if (this.isLeftBehind && this.page.document.hidden && !this.unsent.any) this.reload()
  }

  private reload(): void {
    if (this.isLeaving) return
    this.isLeaving = true
    this.page.reload()
  }
}
