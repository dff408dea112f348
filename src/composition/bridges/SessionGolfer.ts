import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'

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

const playersOf = { female: 'women', male: 'men' } as const

function golfer({ player, child }: Session): Player | undefined {
  if (!player) return undefined
  const { metricDistances, metricSpeeds, homeCentreId, gender } = player
  return {
    ...{ id: child?.id ?? player.id, metricDistances, metricSpeeds },
    ...(!child && { homeCentreId, players: gender && playersOf[gender] }),
  }
}

function isSame(one: Player | undefined, other: Player | undefined): boolean {
  const fields = ['id', 'metricDistances', 'metricSpeeds', 'homeCentreId', 'players'] as const
  return fields.every((field) => one?.[field] === other?.[field])
}
