import type { Returns } from '#app/returns/ports/Returns'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import { fewestToFilter, listed, type ReturnListView, returnSorts, statusesIn, wholeList } from '#domain/returns/returnList'
import type { ReturnRequest, ReturnStatus } from '#domain/returns/returnRequest'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

interface Read {
  readonly settings: ReturnSettings
  readonly returns: readonly ReturnRequest[]
}

/** The customer's returns. How the list is narrowed stays with the customer while the tab is open. */
export class ReturnsViewModel {
  readonly reading = new Loaded<Read>()
  view: ReturnListView = wholeList
  readonly #returns: Returns
  readonly #clock: Clock
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(returns: Returns, clock: Clock, drafts: Drafts) {
    this.#returns = returns
    this.#clock = clock
    this.#drafts = drafts
    makeReactive(this)
  }

  get settings(): ReturnSettings | undefined {
    return this.reading.value?.settings
  }

  get all(): readonly ReturnRequest[] {
    return this.reading.value?.returns ?? []
  }

  get hasFilters(): boolean {
    return this.all.length >= fewestToFilter
  }

  get returns(): readonly ReturnRequest[] {
    return listed(this.all, this.hasFilters ? this.view : wholeList, this.#clock.timeZone)
  }

  get statuses(): readonly ReturnStatus[] {
    return statusesIn(this.all)
  }

  dayOf({ createdAt }: ReturnRequest): Temporal.PlainDate {
    return createdAt.toZonedDateTimeISO(this.#clock.timeZone).toPlainDate()
  }

  start(): void {
    this.#stopKeeping = keepDraft(this.#drafts, { name: 'list of returns', typed: () => draftOf(this.view), restore: this.restore })
    void this.read()
  }

  read(): Promise<void> {
    return this.reading.load(async (signal) => {
      const [settings, returns] = await Promise.all([this.#returns.settings(signal), this.#returns.all(signal)])
      return { settings, returns }
    })
  }

  narrow(view: Partial<ReturnListView>): void {
    this.view = { ...this.view, ...view }
  }

  showAll(): void {
    this.view = { ...wholeList, sort: this.view.sort }
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.reading.cancel()
  }

  private restore(draft: Draft): void {
    this.view = viewIn(draft)
  }
}

function draftOf({ status, sort, from, to }: ReturnListView): Draft {
  return {
    ...(status !== 'all' && { status: `${status}` }),
    ...(sort !== wholeList.sort && { sort }),
    ...(from && { from: from.toString() }),
    ...(to && { to: to.toString() }),
  }
}

function viewIn({ status, sort, from, to }: Draft): ReturnListView {
  return {
    status: status === undefined ? 'all' : Number(status),
    sort: returnSorts.find((each) => each === sort) ?? wholeList.sort,
    from: from === undefined ? undefined : Temporal.PlainDate.from(from),
    to: to === undefined ? undefined : Temporal.PlainDate.from(to),
  }
}
