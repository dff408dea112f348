import { fetchConfiguration } from '#adapters/browser/location/configuration'
import { servers } from '#adapters/browser/location/servers'
import type { Resolver } from '#composition/provide'
import { BrowserEnvironmentToken } from '#composition/root'
import { Task } from '#ui/shell/Task.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import type { Expected } from '../expectations.ts'
import { siteConfiguration } from '../outsideCalls.ts'
import { rowOfScreen } from '../Row.ts'

/** A notice shows the state of `servers`. */
function configuring(ask: Resolver): ObservedView {
  const state = new Task()
  let configuration: unknown
  const forget = () => servers.become('known')
  return {
    act: async () => {
      forget()
      configuration = (await state.run(() => fetchConfiguration(ask(BrowserEnvironmentToken)))) ?? configuration
    },
    ...{ state, value: () => configuration, leave: forget },
    refusal: () => (servers.value === 'known' ? undefined : servers.value),
  }
}

const unreadable = { outcome: 'refused: unreadable', retryAfter: undefined, again: 'done' } as const
const isFailure = ({ outcome }: Expected) => outcome !== 'done'

export const rows = [
  rowOfScreen(siteConfiguration, configuring, {
    signedOut: true,
    refusals: { unreadable: 'shell:servers.title' },
    deviations: [
      { where: isFailure, gives: unreadable, source: 'servers.ts: nothing is sent while the servers are unknown' },
      { where: ['no-answer', 'slow'], gives: { ...unreadable, ends: 5000 }, source: 'the page waits 5 s for it' },
      {
        where: ['200-code', '200-beside', 'code-odd', 'drift-missing-field'],
        gives: { outcome: 'done', leftOut: 0 },
        source: 'a configuration that names no server leaves them as they are',
      },
      { where: ['404'], gives: { outcome: 'done' }, source: 'a site without a configuration has its own servers' },
    ],
  }),
]
