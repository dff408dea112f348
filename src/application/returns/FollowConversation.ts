import { filter, map, merge, startWith, switchMap } from 'rxjs'
import type { Clock } from '../shared/ports/Clock.ts'
import type { PageVisibility } from '../shared/ports/PageVisibility.ts'

/** Of the clock's ticks, while nothing happens in the conversation. */
const idleTicks = 6
/** So many ticks without anything new make a conversation idle. */
const liveTicks = 12

/** Says when to look for new messages: at each tick, less often when nothing happens, and at once when the customer comes back. */
export class FollowConversation {
  private readonly clock: Pick<Clock, 'ticks'>
  private readonly page: PageVisibility

  constructor(clock: Pick<Clock, 'ticks'>, page: PageVisibility) {
    this.clock = clock
    this.page = page
  }

  /** `look` says whether there was something new. Returns a function that stops it. */
  start(look: () => Promise<boolean>): () => void {
    let quiet = 0
    const back = this.page.changes.pipe(filter((isVisible) => isVisible))
    const due = this.page.changes.pipe(
      startWith(this.page.value),
      switchMap((isVisible) => (isVisible ? this.clock.ticks : [])),
      map(() => {
        quiet += 1
        return quiet <= liveTicks || quiet % idleTicks === 0
      }),
      filter(Boolean),
    )
    const following = merge(due, back).subscribe(() => {
      look().then(
        (isNew) => {
          if (isNew) quiet = 0
        },
        () => undefined,
      )
    })
    return () => following.unsubscribe()
  }
}
