import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'

/** The player of rounds is the child where one is signed in, else the session's player; a family has one unit. */
export class SessionGolfer implements CurrentGolfer {
  readonly changes: Observable<Player | undefined>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(map(golfer), distinctUntilChanged(isSame))
  }

  get value(): Player | undefined {
    return golfer(this.session.value)
  }
}

function golfer({ player, child }: Session): Player | undefined {
  return player && { id: child?.id ?? player.id, metricDistances: player.metricDistances, metricSpeeds: player.metricSpeeds }
}

function isSame(one: Player | undefined, other: Player | undefined): boolean {
  return one?.id === other?.id && one?.metricDistances === other?.metricDistances && one?.metricSpeeds === other?.metricSpeeds
}
