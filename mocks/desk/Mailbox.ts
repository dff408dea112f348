import { makeAutoObservable } from 'mobx'
import type { MessageRow } from '../contexts/session/data.ts'
import type { ClockModel } from './ClockModel.ts'
import { copyToClipboard, type DeskNotice } from './copyToClipboard.ts'
import type { DeskContext } from './DeskContext.ts'
import type { WorldAtom } from './WorldAtom.ts'
import { messagePurposes } from './words.ts'

export interface Received extends Pick<MessageRow, 'id' | 'channel' | 'to'> {
  readonly at: Temporal.ZonedDateTime
  readonly isToday: boolean
  readonly about: string
  readonly isGood: boolean
  readonly brings: { readonly code: string } | { readonly address: string }
}

const most = 20

export class Mailbox {
  notice: DeskNotice | undefined = undefined
  readonly #context: DeskContext
  readonly #clockwork: ClockModel
  readonly #atom: WorldAtom

  constructor(context: DeskContext, clockwork: ClockModel, atom: WorldAtom) {
    this.#context = context
    this.#clockwork = clockwork
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get count(): number {
    this.#atom.reportObserved()
    return this.#context.backend.world.messages.list().length
  }

  get newest(): readonly Received[] {
    this.#atom.reportObserved()
    const { messages } = this.#context.backend.world
    return messages
      .list()
      .slice(-most)
      .reverse()
      .map((message) => this.received(message))
  }

  async copy(code: string): Promise<void> {
    this.say(await copyToClipboard(this.#context.page, code, code))
  }

  private received({ id, channel, to, purpose, at, expires, code, link, void: isVoid }: MessageRow): Received {
    const { page, clock } = this.#context
    const now = clock.now().toZonedDateTimeISO(this.#clockwork.timeZone)
    const sent = Temporal.Instant.from(at).toZonedDateTimeISO(now)
    return {
      ...{ id, channel, to, about: messagePurposes[purpose] },
      at: sent,
      isToday: sent.toPlainDate().equals(now),
      isGood: !isVoid && Temporal.Instant.compare(now.toInstant(), expires) < 0,
      brings: link === undefined ? { code } : { address: page.address(page.region, link) },
    }
  }

  private say(notice: DeskNotice): void {
    this.notice = notice
  }
}
