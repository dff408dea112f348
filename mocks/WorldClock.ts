/** The world's time, as it is saved with the world. */
export interface SavedTime {
  readonly now: string
  /** Milliseconds in front of the device's own clock. */
  readonly ahead: number
}

/** Everything in the world that ends or expires goes by this clock, and QA can travel. */
export interface WorldClock {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
  advance(duration: Temporal.Duration | Temporal.DurationLike): void
  save(): SavedTime
  restore(saved: SavedTime): void
}

/** Stands still until somebody moves it: for tests. */
export class StandingClock implements WorldClock {
  private instant: Temporal.Instant

  constructor(instant: Temporal.Instant | string) {
    this.instant = Temporal.Instant.from(instant)
  }

  now(): Temporal.Instant {
    return this.instant
  }

  travelTo(instant: Temporal.Instant): void {
    this.instant = instant
  }

  advance(duration: Temporal.Duration | Temporal.DurationLike): void {
    this.instant = later(this.instant, duration)
  }

  save(): SavedTime {
    return { now: this.instant.toString(), ahead: 0 }
  }

  restore({ now }: SavedTime): void {
    this.instant = Temporal.Instant.from(now)
  }
}

/** Runs with the device's clock, as far in front of it as somebody has travelled: for `npm start`. */
export class RunningClock implements WorldClock {
  private ahead = 0

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(Date.now() + this.ahead)
  }

  travelTo(instant: Temporal.Instant): void {
    this.ahead = instant.epochMilliseconds - Date.now()
  }

  advance(duration: Temporal.Duration | Temporal.DurationLike): void {
    this.travelTo(later(this.now(), duration))
  }

  save(): SavedTime {
    return { now: this.now().toString(), ahead: this.ahead }
  }

  restore({ ahead }: SavedTime): void {
    this.ahead = ahead
  }
}

/** Days and weeks are of 24 hours here: an instant knows no zone. */
function later(instant: Temporal.Instant, duration: Temporal.Duration | Temporal.DurationLike): Temporal.Instant {
  return instant.toZonedDateTimeISO('UTC').add(duration).toInstant()
}
