import { BehaviorSubject, type Observable, skip } from 'rxjs'
import type { WrongClock } from '#app/shared/ports/WrongClock'
import { type ClockReading, isFarOff } from '#domain/shared/clockReading'

/** Compares the `Date` of answers with the device's clock. Servers of another origin have to expose this header. */
export class ServerDates implements WrongClock {
  readonly changes: Observable<ClockReading | undefined>
  private readonly readings = new BehaviorSubject<ClockReading | undefined>(undefined)

  constructor() {
    this.changes = this.readings.pipe(skip(1))
  }

  get value(): ClockReading | undefined {
    return this.readings.value
  }

  /** An answer that a cache has kept can't be from tomorrow. */
  note(date: string, device: Temporal.Instant, isNew: boolean): void {
    const milliseconds = Date.parse(date)
    if (Number.isNaN(milliseconds)) return
    const reading = { device, servers: Temporal.Instant.fromEpochMilliseconds(milliseconds) }
    const wrong = isFarOff(reading) ? reading : undefined
    if (!isNew && !(wrong && milliseconds > device.epochMilliseconds)) return
    if (wrong || this.value) this.readings.next(wrong)
  }
}
