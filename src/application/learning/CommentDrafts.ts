import type { CurrentLearner } from './ports/CurrentLearner.ts'

/** What was written to the coach and not sent yet, by swing: it waits in this window, and for nobody but its writer. */
export class CommentDrafts {
  private readonly texts = new Map<string, string>()
  private owner: string | undefined

  constructor(learner: CurrentLearner) {
    this.owner = learner.value
    learner.changes.subscribe((id) => this.follow(id))
  }

  of(swingId: string): string {
    return this.texts.get(swingId) ?? ''
  }

  keep(swingId: string, text: string): void {
    if (text === '') this.texts.delete(swingId)
    else this.texts.set(swingId, text)
  }

  /** A session that has to be renewed by its owner loses nothing. */
  private follow(id: string | undefined): void {
    if (id === undefined) return
    if (this.owner !== undefined && this.owner !== id) this.texts.clear()
    this.owner = id
  }
}
