import { digestLength, type PrecachedFile, type PrecacheList } from './precacheList.ts'

interface Caches {
  keys(): Promise<string[]>
  open(name: string): Promise<Pick<Cache, 'put'>>
  match(address: string, options: MultiCacheQueryOptions): Promise<Response | undefined>
  delete(name: string): Promise<boolean>
}

interface Device {
  readonly caches: Caches
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
}

const atOnce = 6

/** One cache per build. Without free space nothing is stored, and the product still works. */
export class PrecacheStore {
  private readonly build: PrecacheList
  private readonly scope: URL
  private readonly device: Device
  private readonly family: string
  private readonly name: string

  constructor(build: PrecacheList, scope: URL, device: Device) {
    this.build = build
    this.scope = scope
    this.device = device
    this.family = familyOf(scope)
    this.name = this.family + build.version
  }

  /** Rejects if a file is missing, such as during a deploy; the next visit tries again. */
  async keepFirst(): Promise<void> {
    await this.keep(this.build.first)
  }

  /** Missing files are left for the next visit. */
  async keepRest(): Promise<void> {
    await this.keep([...this.build.first, ...this.build.rest]).catch(() => undefined)
  }

  async answer(path: string, request: Request): Promise<Response> {
    const kept = await this.find(path)
    // A rejection would be an error of the worker, also where the page only ended its request.
    return kept ?? this.device.fetch(request).catch(() => Response.error())
  }

  /** Updates the document's headers; a document of another version is not stored. */
  async refresh(path: string): Promise<void> {
    const file = this.build.first.find((each) => each.path === path)
    if (!file) return
    const response = await this.fetched(file).catch(() => undefined)
    if (response) await this.put(path, response)
  }

  /** Other applications' caches on this host stay. */
  async dropOthers(): Promise<void> {
    const names = await this.names()
    await Promise.all(names.filter((name) => name !== this.name).map((name) => this.device.caches.delete(name)))
  }

  private async keep(files: readonly PrecachedFile[]): Promise<void> {
    const left = [...files]
    const work = async (): Promise<void> => {
      for (let file = left.shift(); file; file = left.shift()) {
        if (!(await this.keepOne(file))) left.length = 0
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  /** False without free space. */
  private async keepOne(file: PrecachedFile): Promise<boolean> {
    if (await this.find(file.path)) return true
    return this.put(file.path, (await this.keptBefore(file)) ?? (await this.fetched(file)))
  }

  /** Reuses an earlier build's file with the same name and bytes. */
  private async keptBefore(file: PrecachedFile): Promise<Response | undefined> {
    if (!isHashed(file)) return undefined
    for (const name of await this.names()) {
      const found = await this.match(file.path, name)
      if (found && (await isAsBuilt(found.clone(), file))) return found
    }
    return undefined
  }

  private async fetched(file: PrecachedFile): Promise<Response> {
    const { path } = file
    const response = isHashed(file)
      ? // A wrong response may stand in the browser's own cache for a year.
        await this.ask(file, 'default').catch(() => this.ask(file, 'reload'))
      : await this.ask(file, 'no-cache')
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    const { status, headers } = response
    // A redirected response may not answer a navigation.
    return response.redirected ? new Response(await response.blob(), { status, headers }) : response
  }

  /** Rejects if the digest differs. */
  private async ask(file: PrecachedFile, cache: RequestCache): Promise<Response> {
    const { path } = file
    const response = await this.device.fetch(this.addressOf(path), { cache }).catch((cause: unknown) => {
      throw new Error(`${path} can't be fetched`, { cause })
    })
    if (response.ok && !(await isAsBuilt(response.clone(), file))) throw new Error(`${path} has other bytes than the build's`)
    return response
  }

  private find(path: string): Promise<Response | undefined> {
    return this.match(path, this.name)
  }

  private match(path: string, cacheName: string): Promise<Response | undefined> {
    return this.device.caches.match(this.addressOf(path), { cacheName, ignoreVary: true }).catch(() => undefined)
  }

  private async put(path: string, response: Response): Promise<boolean> {
    try {
      const cache = await this.device.caches.open(this.name)
      await cache.put(this.addressOf(path), response)
      return true
    } catch {
      return false
    }
  }

  private async names(): Promise<readonly string[]> {
    const all = await this.device.caches.keys().catch(() => [])
    return all.filter((name) => name.startsWith(this.family))
  }

  private addressOf(path: string): string {
    return new URL(path, this.scope).href
  }
}

function isHashed({ path }: PrecachedFile): boolean {
  return path.startsWith('assets/')
}

async function isAsBuilt(response: Response, file: PrecachedFile): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, digestLength))) === file.digest
}

/** Ends in a space, so that no scope's prefix contains another's. */
export function familyOf(scope: URL): string {
  return `clubhouse ${scope.pathname} `
}
