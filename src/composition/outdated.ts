import type { Subject } from 'rxjs'
import type { Surroundings } from '#adapters/browser/surroundings'
import { token } from '#app/shared/token'

/** Servers answer differently from now on: the language on the screen or the device's time zone has changed. */
export type Outdated = Subject<unknown>
export const Outdated = token<Outdated>('Outdated')

/** The time zone is compared when the page is hidden or looked at again. */
export function followTimeZone({ visibility, clock }: Pick<Surroundings, 'visibility' | 'clock'>, outdated: Outdated): void {
  let before = clock.timeZone
  visibility.changes.subscribe(() => {
    const { timeZone } = clock
    if (timeZone !== before) outdated.next(timeZone)
    before = timeZone
  })
}
