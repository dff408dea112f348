import { distinctUntilChanged, map, merge, type Observable, skip, startWith } from 'rxjs'
import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Clock } from '#app/shared/ports/Clock'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import { token } from '#app/shared/token'

/** Servers answer differently from now on: the language has changed, or the device's time zone, which is compared when the page is looked at again. */
export type Outdated = Observable<string>
export const Outdated = token<Outdated>('Outdated')

interface Device {
  readonly visibility: PageVisibility
  readonly clock: Pick<Clock, 'timeZone'>
}

export function outdated(language: CurrentLanguage, { visibility, clock }: Device): Outdated {
  const timeZone = () => clock.timeZone
  return merge(language.changes, visibility.changes.pipe(map(timeZone), startWith(timeZone()), distinctUntilChanged(), skip(1)))
}
