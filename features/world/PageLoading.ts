import { precacheListOf } from '../../scripts/vite/precacheList.ts'
import type { Deployment } from './browser/Deployment.ts'

/** How often a page was loaded, and what it has stored: for any browser. */
export abstract class PageLoading {
  private readonly deployment: Deployment | undefined
  private assetCount: number | undefined

  constructor(deployment: Deployment | undefined) {
    this.deployment = deployment
  }

  async isPrecached(): Promise<boolean> {
    // The list reads the whole build, and this is asked until it is so.
    this.assetCount ??= assetsOf(precachedPaths()).length
    return [...(await this.cachedPaths()).values()].some((paths) => assetsOf(paths).length === this.assetCount)
  }

  async hasNoCache(): Promise<boolean> {
    const workers = await this.read(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.filter(({ active }) => active !== null).length
    })
    return workers === 0 && (await this.cachedPaths()).size === 0
  }

  /** An earlier cache stays until the new worker is active. */
  async cachedVersion(): Promise<'earlier' | 'new' | 'none'> {
    const versions = [...(await this.cachedPaths()).keys()].map((name) => name.split(' ').at(-1))
    if (this.deployment && versions.includes(this.deployment.version)) return 'earlier'
    return versions.includes(this.deployment?.nextVersion) ? 'new' : 'none'
  }

  returnToPage(): Promise<void> {
    return this.act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }

  async automaticReloads(): Promise<number> {
    return (await this.timesLoaded()) - 1
  }

  /** Without pressing the link. */
  abstract hoverLessons(): Promise<void>
  protected abstract timesLoaded(): Promise<number>
  /** Runs in the page, so it can't use outer variables. */
  protected abstract read<Result>(inPage: () => Promise<Result>): Promise<Result>
  protected abstract act(inPage: () => void): Promise<void>

  private async cachedPaths(): Promise<ReadonlyMap<string, readonly string[]>> {
    const entries = await this.read(async () => {
      const names = await caches.keys()
      const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      return Promise.all(names.map(async (name) => [name, await pathsIn(name)] as const))
    })
    return new Map(entries)
  }
}

function precachedPaths(): readonly string[] {
  const { first, rest } = precacheListOf('dist')
  return [...first, ...rest].map(({ path }) => `/${path}`)
}

function assetsOf(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => path.startsWith('/assets/'))
}
