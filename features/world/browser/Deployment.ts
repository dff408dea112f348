import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeploymentControls } from '../DeploymentControls.ts'

const workerPath = '/service-worker.js'
const versionPattern = /version:[`"']([^`"']+)[`"']/
const nextVersion = 'the-next-one'

/** A built site that changes under the players' hands. Asked before the files themselves. */
export class Deployment implements DeploymentControls {
  readonly version: string
  readonly nextVersion = nextVersion
  private readonly folder: string
  private readonly requested = new Set<string>()
  private readonly failed = new Set<string>()
  private workerText: string | undefined
  private isConfigurationLost = false
  private missing: 'next-visit' | 'further-notice' | undefined

  constructor(folder: string) {
    this.folder = folder
    this.version = versionPattern.exec(this.file(workerPath))?.[1] ?? ''
  }

  answer(request: Request): Response | undefined {
    const { pathname } = new URL(request.url)
    if (pathname === workerPath && this.workerText !== undefined) {
      return new Response(this.workerText, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } })
    }
    if (pathname === '/config.json' && this.isConfigurationLost) {
      this.failed.add(pathname)
      return new Response('Service unavailable', { status: 503 })
    }
    if (request.headers.get('sec-fetch-dest') === 'document' && this.missing === 'next-visit') this.missing = undefined
    if (this.missing !== undefined && pathname.startsWith('/assets/') && !this.requested.has(pathname)) {
      this.failed.add(pathname)
      return new Response('Not found', { status: 404 })
    }
    this.requested.add(pathname)
    return undefined
  }

  /** It could not be had when it was asked for. */
  hasFailed(path: string): boolean {
    return this.failed.has(path)
  }

  deployNewVersion(): void {
    this.workerText = this.file(workerPath).replace(this.version, nextVersion)
  }

  removeUnrequestedFiles(until: 'next-visit' | 'further-notice'): void {
    this.missing = until
  }

  restoreFiles(): void {
    this.missing = undefined
  }

  deployEmptyWorker(): void {
    this.workerText = ''
  }

  deployUninstallingWorker(): void {
    this.workerText = this.file('/service-worker-off.js')
  }

  removeConfiguration(): void {
    this.isConfigurationLost = true
  }

  restoreConfiguration(): void {
    this.isConfigurationLost = false
  }

  private file(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8')
  }
}
