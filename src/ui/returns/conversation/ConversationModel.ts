import type { MessageExchange } from '#app/returns/MessageExchange'
import { mayBeDone } from '#app/shared/failure'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import { isOwn, lastId, merged, type ReturnMessage } from '#domain/returns/returnMessage'
import { readableText } from '#domain/shared/typedText'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { AttachmentsModel } from '../attachments/AttachmentsModel.ts'
import { draftOfFiles, filesInDraft } from '../attachments/fileDraft.ts'
import type { MessageRemoval } from './MessageRemoval.ts'

/** The messages of one return. What is not sent stays in the message box until the customer sends it. */
export class ConversationModel {
  readonly reading = new Loaded<readonly ReturnMessage[]>({ isReloaded: false })
  readonly sending = new Task()
  readonly attachments: AttachmentsModel
  readonly removal: MessageRemoval
  text = ''
  /** The latest message of somebody else that came while the conversation was open. */
  arrived: ReturnMessage | undefined = undefined
  readonly #exchange: MessageExchange
  readonly #drafts: Drafts
  #hash = ''
  #onNews: () => void = () => undefined
  #stop: readonly (() => void)[] = []

  constructor(exchange: MessageExchange, drafts: Drafts, attachments: AttachmentsModel, removal: MessageRemoval) {
    this.#exchange = exchange
    this.#drafts = drafts
    this.attachments = attachments
    this.removal = removal
    makeReactive(this)
  }

  get messages(): readonly ReturnMessage[] {
    return (this.reading.value ?? []).filter(({ id }) => !this.removal.isRemoved(id))
  }

  get isUnsent(): boolean {
    return readableText(this.text) !== '' || this.attachments.files.length > 0
  }

  async open(hash: string, largestFile: number, onNews: () => void): Promise<void> {
    this.dispose()
    if (hash !== this.#hash) this.reading.clear()
    this.#hash = hash
    this.attachments.limitTo(largestFile)
    this.#onNews = onNews
    const form = { name: `message ${hash}`, typed: () => this.draft, restore: this.restore }
    this.#stop = [keepDraft(this.#drafts, form), this.#exchange.follow(this.look)]
    await this.reading.load((signal) => this.#exchange.after(hash, 0, signal))
  }

  write(text: string): void {
    this.text = text
  }

  async send(): Promise<boolean> {
    const { attachments, sending } = this
    if (!this.isUnsent || attachments.uploading.busy) return false
    const isRepeated = sending.failure !== undefined && mayBeDone(sending.failure)
    const message = { text: readableText(this.text), files: attachments.files }
    const attempt = { known: this.reading.value ?? [], isRepeated }
    const sent = await sending.run(() => this.#exchange.send(this.#hash, message, attempt))
    if (!sent) return false
    this.add([sent])
    this.write('')
    attachments.clear()
    return true
  }

  remove(message: ReturnMessage): void {
    if (isOwn(message)) this.removal.remove(this.#hash, message.id)
  }

  dispose(): void {
    for (const stop of this.#stop) stop()
    this.#stop = []
    this.reading.cancel()
    this.attachments.cancel()
    this.removal.dispose()
  }

  private get draft(): Draft {
    const { unconfirmed } = this.removal
    return {
      ...(this.text !== '' && { text: this.text }),
      ...(unconfirmed.length > 0 && { removed: unconfirmed.join(' ') }),
      ...draftOfFiles(this.attachments.files),
    }
  }

  private restore(draft: Draft): void {
    if (this.text === '') this.text = draft['text'] ?? ''
    this.attachments.restore(filesInDraft(draft))
    for (const id of draft['removed']?.split(' ') ?? []) this.removal.resume(this.#hash, Number(id))
  }

  /** Only messages after the last one that is known. */
  private async look(): Promise<boolean> {
    const known = this.reading.value
    if (!known) return false
    const found = await this.#exchange.after(this.#hash, lastId(known))
    const isNew = found.length > 0
    if (isNew) this.add(found)
    if (found.some(({ from }) => from !== 'customer')) this.#onNews()
    return isNew
  }

  private add(more: readonly ReturnMessage[]): void {
    this.reading.receive(merged(this.reading.value ?? [], more))
    this.arrived = more.findLast(({ from }) => from !== 'customer') ?? this.arrived
  }
}
