import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { CurrentPlayer } from '#app/learning/ports/CurrentPlayer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'

export class SessionPlayer implements CurrentPlayer {
  readonly changes: Observable<string | undefined>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(map(learner), distinctUntilChanged())
  }

  get value(): string | undefined {
    return learner(this.session.value)
  }
}

function learner({ player, child }: Session): string | undefined {
  return child?.id ?? player?.id
}
