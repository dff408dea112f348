import type { SendSwing } from '#app/learning/SendSwing'
import type { Drafts } from '#app/shared/ports/Drafts'
import { type CommentProblem, commentProblem } from '#domain/learning/comment'
import type { RecordedSwing } from '#domain/learning/swing'
import { readableText } from '#domain/shared/typedText'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** The draft survives closing the dialog or leaving the swing. */
export class SendModel {
  readonly sending = new Task()
  isOpen = false
  comment = ''
  problem: CommentProblem | undefined = undefined
  #swingId = ''
  readonly #sender: SendSwing
  readonly #formDraft: FormDraft

  constructor(sender: SendSwing, drafts: Drafts) {
    this.#sender = sender
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  address(swingId: string): void {
    if (this.#swingId === swingId && this.#formDraft.isKept) return
    this.#formDraft.stop()
    this.#swingId = swingId
    this.comment = ''
    this.#formDraft.keep({
      name: `comment ${swingId}`,
      typed: () => (this.comment === '' ? {} : { comment: this.comment }),
      restore: ({ comment = '' }) => !this.isUnsent && this.write(comment),
    })
  }

  dispose(): void {
    this.#formDraft.stop()
  }

  get isUnsent(): boolean {
    return readableText(this.comment) !== ''
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
    this.problem = undefined
    this.sending.clear()
  }

  write(comment: string): void {
    this.comment = comment
    this.problem = undefined
  }

  async send(swing: RecordedSwing): Promise<boolean> {
    const { comment } = this
    this.problem = commentProblem(comment)
    if (this.problem) return false
    const isSent = await this.sending.run(() => this.#sender.execute({ swing, comment: readableText(comment) }))
    if (!isSent) return false
    this.write('')
    this.close()
    return true
  }
}
