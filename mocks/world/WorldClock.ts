export interface SavedTime {
  readonly now: string
  /** Milliseconds ahead of the device's own clock. */
  readonly ahead: number
  readonly stands?: true
}

export interface WorldClock {
  now(): Temporal.Instant
  travelTo(instant: Temporal.Instant): void
  advance(duration: Temporal.Duration | Temporal.DurationLike): void
  save(): SavedTime
  restore(saved: SavedTime): void
}

export class StoppedClock implements WorldClock {
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

/** Follows the device's clock with an offset, until it is stopped; for `npm start`. */
export class RunningClock implements WorldClock {
  private ahead = 0
  private stoppedAt: Temporal.Instant | undefined

  now(): Temporal.Instant {
    return this.stoppedAt ?? Temporal.Instant.fromEpochMilliseconds(Date.now() + this.ahead)
  }

  travelTo(instant: Temporal.Instant): void {
    this.ahead = instant.epochMilliseconds - Date.now()
    if (this.stoppedAt) this.stoppedAt = instant
  }

  advance(duration: Temporal.Duration | Temporal.DurationLike): void {
    this.travelTo(later(this.now(), duration))
  }

  get isStopped(): boolean {
    return this.stoppedAt !== undefined
  }

  stop(): void {
    this.stoppedAt = this.now()
  }

  run(): void {
    const now = this.now()
    this.stoppedAt = undefined
    this.travelTo(now)
  }

  reset(): void {
    this.stoppedAt = undefined
    this.ahead = 0
  }

  save(): SavedTime {
    return { now: this.now().toString(), ahead: this.ahead, ...(this.stoppedAt && { stands: true }) }
  }

  restore({ now, ahead, stands }: SavedTime): void {
    this.ahead = ahead
    this.stoppedAt = stands && Temporal.Instant.from(now)
  }
}

/** `Temporal.Instant` knows no days, so days and weeks count 24 hours. */
function later(instant: Temporal.Instant, duration: Temporal.Duration | Temporal.DurationLike): Temporal.Instant {
  return instant.toZonedDateTimeISO('UTC').add(duration).toInstant()
}
