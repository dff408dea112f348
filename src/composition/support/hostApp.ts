import type { BrowserEnvironment } from '#adapters/browser/environment'
import { hostFrameOf } from '#adapters/browser/host/hostFrame'
import { PostedHostApp } from '#adapters/browser/host/PostedHostApp'
import { HostApp } from '#app/shared/ports/HostApp'
import { textsIn } from '#ui/shell/i18n.ts'
import { HostAppViewModel } from '#ui/support/host-app/HostAppViewModel.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, Embedders } from '../root.ts'

const module = provide(({ give, shareFrom }) => {
  shareFrom(
    HostApp,
    ({ host = hostFrameOf(globalThis.window) }: BrowserEnvironment, embedders: Embedders) => new PostedHostApp(host, embedders),
    BrowserEnvironmentToken,
    Embedders,
  )
  give(HostAppViewModel, HostApp)
})

export const part: Part = {
  module,
  texts: textsIn('hostApp', (language) => import(`../../ui/support/texts/hostApp/${language}.json`, { with: { type: 'json' } })),
}
