import { HostApp } from '#app/shared/ports/HostApp'
import { wayBack } from '#ui/shell/paths.ts'
import { OpenPart } from './part.ts'
import type { Resolver } from './provide.ts'

/** Opens the addresses for which the app around the page asks. */
export async function followHostApp(ask: Resolver, open: (address: string) => void): Promise<void> {
  const askHost = await ask(OpenPart)(() => import('./support/hostApp.ts'))
  const app = askHost(HostApp)
  app.requests.subscribe((address) => open(wayBack(address)))
  app.reportReady()
}
