import { runInAction } from 'mobx'
import type { ChosenFile } from '#app/shared/chosenFile'
import { mayBeDone } from '#app/shared/failure'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { CurrentRequester } from '#app/support/ports/CurrentRequester'
import type { DeviceDetails } from '#app/support/ports/DeviceDetails'
import type { SendTicket } from '#app/support/SendTicket'
import { typedFields } from '#domain/shared/typedFields'
import type { TechnicalDetails } from '#domain/support/technicalDetails'
import { emptyTicket, enteredTicket, type TicketEntry, type TicketField, type TicketProblems, ticketFields } from '#domain/support/ticket'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import { Upload } from '#ui/shell/Upload.ts'
import { TicketFiles } from './TicketFiles.ts'

/** A ticket for the help desk. Texts are kept until they are sent; files can't be. */
export class HelpViewModel {
  readonly sending = new Task()
  readonly upload = new Upload()
  readonly files = new TicketFiles()
  typed: Partial<TicketEntry> = {}
  problems: TicketProblems = {}
  attempts = 0
  includesDetails = true
  sent: TicketEntry | undefined = undefined
  /** An earlier attempt may have arrived. */
  isUnconfirmed = false
  details: TechnicalDetails
  readonly #send: SendTicket
  readonly #requester: CurrentRequester
  readonly #formDraft: FormDraft

  constructor(send: SendTicket, requester: CurrentRequester, device: DeviceDetails, drafts: Drafts) {
    this.#send = send
    this.#requester = requester
    this.#formDraft = new FormDraft(drafts)
    this.details = device.read()
    makeReactive(this)
  }

  /** Name and email address are the player's until they are changed. */
  get entry(): TicketEntry {
    const { firstName = '', lastName = '', email = '' } = this.#requester.value ?? {}
    return { ...emptyTicket, name: [firstName, lastName].filter(Boolean).join(' '), email, ...this.typed }
  }

  get isSent(): boolean {
    return this.sent !== undefined
  }

  get isUnsent(): boolean {
    return Object.keys(this.typed).length > 0 || this.files.list.length > 0
  }

  start(): void {
    this.#formDraft.keep({ name: 'help', typed: () => this.draft, restore: this.restore })
  }

  dispose(): void {
    this.cancel()
    this.#formDraft.stop()
  }

  write(field: TicketField, text: string): void {
    this.typed = { ...this.typed, [field]: text }
    this.problems = Object.fromEntries(Object.entries(this.problems).filter(([each]) => each !== field))
    this.sent = undefined
  }

  includeDetails(isIncluded: boolean): void {
    this.includesDetails = isIncluded
  }

  attach(file: ChosenFile): Promise<void> {
    return this.files.add(file)
  }

  /** Cancels the ticket that is being sent. */
  cancel(): void {
    this.upload.cancel()
  }

  async send(): Promise<void> {
    const { sending, files } = this
    if (sending.busy) return
    const entered = enteredTicket(this.entry, this.includesDetails ? this.details : undefined)
    this.problems = 'problems' in entered ? entered.problems : {}
    if ('problems' in entered) {
      this.attempts += 1
      return
    }
    files.begin()
    const ticket = { ...entered.ticket, files: files.list.map(({ file }) => file) }
    const result = await sending.run(() => this.upload.run((progress) => this.#send.execute(ticket, progress)))
    runInAction(() => this.settle(result))
  }

  private settle(result: 'sent' | 'canceled' | 'too-large' | 'wrong-type' | undefined): void {
    const { failure } = this.sending
    if (result === 'sent') this.finish()
    else if (result === 'canceled' || (failure && mayBeDone(failure))) this.isUnconfirmed = true
    else if (result) this.files.refuse(result)
  }

  private finish(): void {
    this.sent = this.entry
    this.typed = {}
    this.files.clear()
    this.isUnconfirmed = false
  }

  private get draft(): Draft {
    const { typed, isUnconfirmed, includesDetails } = this
    if (Object.keys(typed).length === 0) return {}
    return { ...typed, ...(isUnconfirmed && { unconfirmed: 'yes' }), ...(!includesDetails && { details: 'no' }) }
  }

  private restore(draft: Draft): void {
    if (this.isUnsent) return
    this.typed = typedFields(draft, ticketFields)
    this.isUnconfirmed = draft['unconfirmed'] === 'yes'
    this.includesDetails = draft['details'] !== 'no'
  }
}
