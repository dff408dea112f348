import { runInAction } from 'mobx'
import type { GiveDeskAccess } from '#app/session/GiveDeskAccess'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Clock } from '#app/shared/ports/Clock'
import { mayGiveDeskAccess } from '#domain/session/permissions'
import type { DeskTicket } from '#domain/session/session'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'

export class DeskAccessViewModel {
  readonly ticket = new Loaded<DeskTicket>()
  readonly mayGive: boolean
  isOver = false
  readonly timeZone: string
  readonly #giveAccess: GiveDeskAccess
  readonly #session: CurrentSession
  readonly #clock: Clock
  #watch = new AbortController()
  #isLeft = false

  constructor(giveAccess: GiveDeskAccess, session: CurrentSession, clock: Clock) {
    this.#giveAccess = giveAccess
    this.#session = session
    this.#clock = clock
    this.timeZone = clock.timeZone
    this.mayGive = mayGiveDeskAccess(session.value)
    makeReactive(this)
  }

  start(): void {
    this.#isLeft = false
    const { deskTicket } = this.#session.value
    if (!deskTicket) return
    this.ticket.receive(deskTicket)
    void this.watchOver(deskTicket)
  }

  dispose(): void {
    this.#isLeft = true
    this.#watch.abort()
    this.ticket.cancel()
  }

  async ask(): Promise<void> {
    this.isOver = false
    await this.ticket.load(() => this.#giveAccess.execute())
    if (this.ticket.value && !this.ticket.failure) await this.watchOver(this.ticket.value)
  }

  private async watchOver({ until }: DeskTicket): Promise<void> {
    this.#watch.abort()
    if (!until || this.#isLeft) return
    this.#watch = new AbortController()
    const { signal } = this.#watch
    try {
      await this.#clock.sleep(Math.max(0, this.#clock.now().until(until).total('milliseconds')), signal)
    } catch {
      return
    }
    runInAction(() => {
      this.ticket.clear()
      this.isOver = true
    })
  }
}
