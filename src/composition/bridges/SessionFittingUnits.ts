import { distinctUntilChanged, map, type Observable } from 'rxjs'
import type { FittingUnits, Units } from '#app/commerce/ports/FittingUnits'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Session } from '#domain/session/session'

/** Yards and miles per hour until the player is known. */
export class SessionFittingUnits implements FittingUnits {
  readonly changes: Observable<Units>
  private readonly session: CurrentSession

  constructor(session: CurrentSession) {
    this.session = session
    this.changes = session.changes.pipe(
      map(unitsOf),
      distinctUntilChanged((one, other) => one.metricDistances === other.metricDistances && one.metricSpeeds === other.metricSpeeds),
    )
  }

  get value(): Units {
    return unitsOf(this.session.value)
  }
}

function unitsOf({ player }: Session): Units {
  return { metricDistances: player?.metricDistances ?? false, metricSpeeds: player?.metricSpeeds ?? false }
}
