import { type Observable, Subject } from 'rxjs'
import type { UpdateResult, Updates } from '#app/shared/ports/Updates'
import { activateMessage } from '../../../service-worker/precacheList.ts'
import type { ReloadGuard } from './ReloadGuard.ts'

type Listening = Pick<EventTarget, 'addEventListener'>

export type Worker = Listening & Pick<ServiceWorker, 'state' | 'postMessage'>

export type Registration = Listening & {
  readonly active: Worker | null
  readonly waiting: Worker | null
  readonly installing: Worker | null
  update(): Promise<unknown>
  unregister(): Promise<boolean>
}

export interface Page {
  readonly workers: (Listening & { readonly controller: unknown }) | undefined
  readonly document: Listening & { readonly hidden: boolean }
  readonly guard: ReloadGuard
  readonly isReachable: () => Promise<boolean>
  readonly reload: () => void
}

export interface UnsavedChanges {
  readonly any: boolean
  gone(): Promise<void>
}

/** Reloads only when the player asks for it or code is lost. */
export class PageUpdates implements Updates {
  private readonly page: Page
  private readonly unsent: UnsavedChanges
  private readonly told = new Subject<boolean>()
  private registration: Registration | undefined
  private waiting: Worker | undefined
  /** Another tab has activated the next version's worker. */
  private isLeftBehind = false
  private renewing: Promise<UpdateResult> | undefined
  private isLeaving = false

  constructor(page: Page, unsent: UnsavedChanges) {
    this.page = page
    this.unsent = unsent
    let hadWorker = Boolean(page.workers?.controller)
    page.workers?.addEventListener('controllerchange', () => {
      // The first worker takes control of the page that registered it.
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
    if (this.isLeaving) return 'loading'
    if (!this.page.guard.spend()) return 'in-vain'
    // Otherwise the worker would serve the version whose code is gone.
    await this.registration?.unregister()
    this.reload()
    return 'loading'
  }

  /** Pages that stay open for days learn of new versions when they become visible. */
  private ask(): void {
    this.registration?.update().catch(() => undefined)
  }

  /** The first worker doesn't wait. */
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

  /** A hidden page without unsaved changes reloads by itself. */
  private leaveUnseen(): void {
    if (this.isLeftBehind && this.page.document.hidden && !this.unsent.any) this.reload()
  }

  private reload(): void {
    if (this.isLeaving) return
    this.isLeaving = true
    this.page.reload()
  }
}
