import type { Conversations } from '#app/returns/ports/Conversations'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** As long as the notice with "Undo" is there. */
const undoMilliseconds = 8000

interface Message {
  readonly hash: string
  readonly id: number
}

/** Messages that the customer has removed. The shop hears of it once it can't be undone any more, or when the page is left. */
export class MessageRemoval {
  readonly removing = new Task()
  removed: readonly number[] = []
  unconfirmed: readonly number[] = []
  readonly #conversations: Conversations
  readonly #clock: Pick<Clock, 'sleep'>
  readonly #page: Pick<PageVisibility, 'changes'>
  #waiting: (Message & { readonly pause: AbortController }) | undefined = undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(conversations: Conversations, clock: Pick<Clock, 'sleep'>, page: Pick<PageVisibility, 'changes'>) {
    this.#conversations = conversations
    this.#clock = clock
    this.#page = page
    makeReactive(this)
  }

  isRemoved(id: number): boolean {
    return this.removed.includes(id)
  }

  remove(hash: string, id: number): void {
    if (this.isRemoved(id)) return
    this.dispose()
    this.take(id)
    const pause = new AbortController()
    this.#waiting = { hash, id, pause }
    const leaving = this.#page.changes.subscribe((isVisible) => isVisible || this.dispose())
    pause.signal.addEventListener('abort', () => leaving.unsubscribe())
    this.#clock.sleep(undoMilliseconds, pause.signal).then(this.dispose, () => undefined)
  }

  resume(hash: string, id: number): void {
    if (this.isRemoved(id)) return
    this.take(id)
    this.enqueue({ hash, id })
  }

  undo(id: number): void {
    if (this.#waiting?.id !== id) return
    this.#waiting.pause.abort()
    this.#waiting = undefined
    this.putBack(id)
  }

  /** What waits is sent now. */
  dispose(): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.pause.abort()
    if (waiting) this.enqueue(waiting)
  }

  private enqueue(message: Message): void {
    this.#sending = this.#sending.then(() => this.send(message))
  }

  private async send({ hash, id }: Message): Promise<void> {
    const isDone = await this.removing.run(() => unlessGone(this.#conversations.remove(hash, id)))
    if (isDone) this.confirm(id)
    else this.putBack(id)
  }

  private take(id: number): void {
    this.removed = [...this.removed, id]
    this.unconfirmed = [...this.unconfirmed, id]
  }

  private confirm(id: number): void {
    this.unconfirmed = this.unconfirmed.filter((each) => each !== id)
  }

  private putBack(id: number): void {
    this.confirm(id)
    this.removed = this.removed.filter((each) => each !== id)
  }
}

async function unlessGone(removing: Promise<void>): Promise<true> {
  await removing.catch((error: unknown) => {
    if (!(error instanceof Failure && error.kind === 'gone')) throw error
  })
  return true
}
