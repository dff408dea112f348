import type { BrowserContext } from 'playwright'
import { MemoryStorage } from '#adapters/browser/createDevice'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import type { Player } from '#domain/session/player'
import { signedOut } from '#domain/session/session'
import { arrange } from '#mocks/contexts/arrange'
import { type Backend, createBackend } from '#mocks/createBackend'
import { startServer } from '#mocks/server'
import type { SeedName } from '#mocks/world/World'
import { RunningClock } from '#mocks/world/WorldClock'
import { hana } from '../builders/session.ts'

export class ServedClub {
  readonly origin: string
  readonly backend: Backend
  readonly close: () => Promise<void>

  private constructor(backend: Backend, origin: string, close: () => Promise<void>) {
    this.backend = backend
    this.origin = origin
    this.close = close
  }

  static async open(folder: string, seed?: SeedName): Promise<ServedClub> {
    const backend = await createBackend({ clock: new RunningClock(), ...(seed && { seed }) })
    const server = await startServer({ backend: () => backend, dist: folder })
    return new ServedClub(backend, server.page('global'), () => server.close())
  }

  keptOfHana(): Promise<ReadonlyMap<string, string>> {
    return this.keptOf(hana)
  }

  letHanaIn(context: BrowserContext): Promise<void> {
    return this.letIn(context, hana)
  }

  async letIn(context: BrowserContext, player: Player): Promise<void> {
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of kept) if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, value)
      },
      [...(await this.keptOf(player))],
    )
  }

  private async keptOf(player: Player): Promise<ReadonlyMap<string, string>> {
    const { access_token: token, refresh_token: refreshToken, eToken, eStoreCode: storeCode } = await this.players.signIn(player.id)
    const local = new MemoryStorage()
    const storage = new DeviceStorage({ localStorage: () => local, sessionStorage: () => new MemoryStorage() })
    const grant = { token, refreshToken, shop: { token: eToken, storeCode } }
    const monitor = await this.players.signInToMonitorShop(player.id)
    const skytrakShop = monitor && { token: monitor.eSkytrakToken, storeCode: monitor.eSkytrakStoreCode }
    new SessionRecords(storage).keep({ id: token, session: { ...signedOut, grant, player, skytrakShop, rememberMe: true } })
    return local.items
  }

  private get players() {
    return arrange(this.backend.world).players
  }
}
