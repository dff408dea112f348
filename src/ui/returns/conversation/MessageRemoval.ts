import type { Conversations } from '#app/returns/ports/Conversations'
import { Failure } from '#app/shared/failure'
import type { Clock } from '#app/shared/ports/Clock'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

/** As long as the notice with "Undo" is there. */
const undoMilliseconds = 8000

/** Messages that the customer has removed. The shop hears of it once it can't be undone any more, or when the customer leaves. */
export class MessageRemoval {
  readonly removing = new Task()
  removed: readonly number[] = []
  readonly #conversations: Conversations
  readonly #clock: Pick<Clock, 'sleep'>
  #waiting: { readonly hash: string; readonly id: number; readonly pause: AbortController } | undefined = undefined

  constructor(conversations: Conversations, clock: Pick<Clock, 'sleep'>) {
    this.#conversations = conversations
    this.#clock = clock
    makeReactive(this)
  }

  isRemoved(id: number): boolean {
    return this.removed.includes(id)
  }

  remove(hash: string, id: number): void {
    if (this.isRemoved(id)) return
    this.dispose()
    this.removed = [...this.removed, id]
    const pause = new AbortController()
    this.#waiting = { hash, id, pause }
    this.#clock.sleep(undoMilliseconds, pause.signal).then(this.dispose, () => undefined)
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
    if (waiting) void this.send(waiting)
  }

  private async send({ hash, id }: { readonly hash: string; readonly id: number }): Promise<void> {
    const isDone = await this.removing.run(() => unlessGone(this.#conversations.remove(hash, id)))
    if (!isDone) this.putBack(id)
  }

  private putBack(id: number): void {
    this.removed = this.removed.filter((each) => each !== id)
  }
}

async function unlessGone(removing: Promise<void>): Promise<true> {
  await removing.catch((error: unknown) => {
    if (!(error instanceof Failure && error.kind === 'gone')) throw error
  })
  return true
}
