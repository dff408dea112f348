import { type Observable, Subject } from 'rxjs'
import * as z from 'zod/mini'
import type { Preferences, PreferenceValues } from '#app/session/ports/Preferences'
import { summaryWidths } from '#domain/session/summaryWidth'
import { languages } from '#domain/shared/language'
import { keys } from '../keys.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const { least, initial, most } = summaryWidths

const preferences = z.object({
  theme: z._default(z.literal(['system', 'light', 'dark']), 'system'),
  summaryOpen: z._default(z.boolean(), true),
  summaryWidth: z.catch(z._default(z.number().check(z.gte(least), z.lte(most)), initial), initial),
  captions: z.catch(z.optional(z.literal([...languages, 'off'])), undefined),
  speed: z.catch(z.optional(z.number()), undefined),
  usageAnalytics: z._default(z.boolean(), true),
})

export class StoredPreferences implements Preferences {
  private readonly subject = new Subject<PreferenceValues>()
  private readonly storage: DeviceStorage

  constructor(storage: DeviceStorage) {
    this.storage = storage
  }

  get value(): PreferenceValues {
    return this.storage.local.read(keys.config, preferences) ?? z.parse(preferences, {})
  }

  get changes(): Observable<PreferenceValues> {
    return this.subject
  }

  change(values: Partial<PreferenceValues>): void {
    this.storage.local.merge(keys.config, values)
    this.subject.next(this.value)
  }
}
