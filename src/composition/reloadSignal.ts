import type { Subject } from 'rxjs'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { token } from '#app/shared/token'

/** Servers answer differently from now on: the language on the screen or the device's time zone has changed. */
export type ReloadSignal = Subject<unknown>
export const ReloadSignal = token<ReloadSignal>('ReloadSignal')

/** The time zone is compared when the page is hidden or looked at again. */
export function watchTimeZone({ visibility, clock }: Pick<BrowserEnvironment, 'visibility' | 'clock'>, outdated: ReloadSignal): void {
  let before = clock.timeZone
  visibility.changes.subscribe(() => {
    const { timeZone } = clock
    if (timeZone !== before) outdated.next(timeZone)
    before = timeZone
  })
}
