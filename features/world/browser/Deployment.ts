import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operators } from '../PagesActor.ts'

const worker = '/service-worker.js'
const stamp = /version:[`"']([^`"']+)[`"']/
const nextVersion = 'the-next-one'

/** A built site that changes under the players' hands. Asked before the files themselves. */
export class Deployment implements Operators {
  readonly version: string
  readonly nextVersion = nextVersion
  private readonly folder: string
  private readonly asked = new Set<string>()
  private readonly refused = new Set<string>()
  private workerText: string | undefined
  private isConfigurationLost = false
  private missing: 'next-visit' | 'further-notice' | undefined

  constructor(folder: string) {
    this.folder = folder
    this.version = stamp.exec(this.file(worker))?.[1] ?? ''
  }

  answer(request: Request): Response | undefined {
    const { pathname } = new URL(request.url)
    if (pathname === worker && this.workerText !== undefined) {
      return new Response(this.workerText, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } })
    }
    if (pathname === '/config.json' && this.isConfigurationLost) {
      this.refused.add(pathname)
      return new Response('Service unavailable', { status: 503 })
    }
    if (request.headers.get('sec-fetch-dest') === 'document' && this.missing === 'next-visit') this.missing = undefined
    if (this.missing !== undefined && pathname.startsWith('/assets/') && !this.asked.has(pathname)) {
      this.refused.add(pathname)
      return new Response('Not found', { status: 404 })
    }
    this.asked.add(pathname)
    return undefined
  }

  /** It could not be had when it was asked for. */
  hasRefused(path: string): boolean {
    return this.refused.has(path)
  }

  bringOutNewVersion(): void {
    this.workerText = this.file(worker).replace(this.version, nextVersion)
  }

  takeAwayTheRest(until: 'next-visit' | 'further-notice'): void {
    this.missing = until
  }

  bringBackTheRest(): void {
    this.missing = undefined
  }

  keepNothingOnDevices(): void {
    this.workerText = ''
  }

  takePagesOffDevices(): void {
    this.workerText = this.file('/service-worker-off.js')
  }

  loseConfiguration(): void {
    this.isConfigurationLost = true
  }

  restoreConfiguration(): void {
    this.isConfigurationLost = false
  }

  private file(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }
}
