import * as z from 'zod/mini'
import type { CurrentSession } from '#app/session/ports/CurrentSession'
import type { SurveyHistories } from '#app/support/ports/SurveyHistories'
import { actorOf } from '#domain/session/family'
import { noSurveys, type SurveyHistory } from '#domain/support/survey'
import { laterKeys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => Temporal.Instant.from(text)),
)
const records = z.record(
  z.string(),
  z.object({ isDeclined: z.boolean(), answered: z.array(z.string()), postponedUntil: z.optional(instant) }),
)

export class StoredSurveyHistories implements SurveyHistories {
  private readonly storage: Pick<DeviceStorage, 'local'>
  private readonly session: Pick<CurrentSession, 'value'>

  constructor(storage: Pick<DeviceStorage, 'local'>, session: Pick<CurrentSession, 'value'>) {
    this.storage = storage
    this.session = session
  }

  read(): SurveyHistory {
    return this.storage.local.read(laterKeys.surveys, records)?.[this.owner] ?? noSurveys
  }

  write(history: SurveyHistory): void {
    this.storage.local.merge(laterKeys.surveys, { [this.owner]: history })
  }

  private get owner(): string {
    return actorOf(this.session.value) ?? ''
  }
}
