import type { Returns } from '#app/returns/ports/Returns'
import type { Drafts } from '#app/shared/ports/Drafts'
import type { ReturnRequest } from '#domain/returns/returnRequest'
import { readableText } from '#domain/shared/typedText'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** What the customer thinks of how the return went. */
export class RatingEditor {
  readonly saving = new Task()
  stars: number | undefined = undefined
  comment = ''
  isPressed = false
  readonly #returns: Returns
  readonly #drafts: Drafts
  #saved: ReturnRequest['rating'] = undefined
  #stopKeeping: (() => void) | undefined = undefined

  constructor(returns: Returns, drafts: Drafts) {
    this.#returns = returns
    this.#drafts = drafts
    makeReactive(this)
  }

  open({ hash, rating }: ReturnRequest): void {
    this.dispose()
    this.show(rating)
    this.#stopKeeping = keepDraft(this.#drafts, {
      name: `rating ${hash}`,
      typed: () => (this.isChanged ? { comment: this.comment, ...(this.stars !== undefined && { stars: `${this.stars}` }) } : {}),
      restore: ({ comment = '', stars }) => {
        this.write(comment)
        if (stars !== undefined) this.choose(Number(stars))
      },
    })
  }

  choose(stars: number): void {
    this.stars = stars
  }

  write(comment: string): void {
    this.comment = comment
  }

  get isMissing(): boolean {
    return this.isPressed && this.stars === undefined
  }

  async save({ hash }: ReturnRequest): Promise<ReturnRequest['rating']> {
    const { stars } = this
    this.isPressed = true
    if (stars === undefined) return undefined
    const rating = { stars, comment: readableText(this.comment) }
    const saved = await this.saving.run(() => this.#returns.rate(hash, stars, rating.comment).then(() => rating))
    if (saved) this.show(saved)
    return saved
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
  }

  private show(rating: ReturnRequest['rating']): void {
    this.#saved = rating
    this.stars = rating?.stars
    this.comment = rating?.comment ?? ''
    this.isPressed = false
  }

  private get isChanged(): boolean {
    return this.stars !== this.#saved?.stars || this.comment !== (this.#saved?.comment ?? '')
  }
}
