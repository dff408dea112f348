import { precacheMessage } from '../../../service-worker/precacheList.ts'
import type { Page } from './PageUpdates.ts'
import { ReloadGuard } from './ReloadGuard.ts'
import { serviceWorkersOf } from './serviceWorker.ts'

const timeout = 5000

export function thisPage(): Page {
  return {
    workers: serviceWorkersOf(navigator),
    document,
    guard: new ReloadGuard(() => window.sessionStorage, startScriptOf(document)),
    isReachable: () => answers(`${import.meta.env.BASE_URL}config.json`, (status) => status < 500),
    reload: () => window.location.reload(),
  }
}

export async function isFileGone(address: string): Promise<boolean> {
  return answers(address, (status) => status === 404 || status === 410)
}

export function onChunkLost(report: (address: string) => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [address] = /(?:https?:\/\/|\/)\S+$/.exec(payload.message) ?? []
    if (address) report(address)
  })
}

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => window.requestIdleCallback(() => resolve()))
}

/** Skips screens for later if the player saves data or has a slow connection. */
export async function precacheScreens(): Promise<void> {
  if (savesData(navigator)) return
  const registration = await serviceWorkersOf(navigator)?.ready
  registration?.active?.postMessage(precacheMessage)
}

interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

export function savesData({ connection }: Partial<Navigator> & Connected): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Its name differs between builds; other scripts are not on every page. */
function startScriptOf({ scripts }: Document): string {
  return [...scripts].find(({ src }) => src.includes('/assets/start-'))?.src ?? ''
}

/** The worker doesn't handle `HEAD`, so this asks the site. */
async function answers(address: string, isSo: (status: number) => boolean): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    return isSo(status)
  } catch {
    return false
  }
}
