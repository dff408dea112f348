import { precacheMessage } from '../../../service-worker/precacheList.ts'
import type { Page } from './PageUpdates.ts'
import { ReloadGuard } from './ReloadGuard.ts'

const timeout = 5000
const pause = 300

/** This window, as updates deal with it. */
export function thisPage(): Page {
  return {
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    document,
    guard: new ReloadGuard(() => window.sessionStorage, scriptsOf(document)),
    isReachable: () => answers(`${import.meta.env.BASE_URL}config.json`, (status) => status < 500),
    reload: () => window.location.reload(),
  }
}

/** Whether a file that this page's version needs is on the site no more. */
export async function isGone(address: string): Promise<boolean> {
  return answers(address, (status) => status === 404 || status === 410)
}

/** Calls with the address of code that could not be loaded, as far as the browser tells it. */
export function onChunkLost(report: (address: string) => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const [address] = /(?:https?:\/\/|\/)\S+$/.exec(payload.message) ?? []
    if (address) report(address)
  })
}

/** When the page has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else setTimeout(resolve, pause)
  })
}

/** Later screens too, unless the player saves on data. */
export async function precacheScreens(): Promise<void> {
  if (savesData(navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(precacheMessage)
}

function savesData(device: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean {
  return device.connection?.saveData === true
}

/** Another build's page loads other scripts. */
function scriptsOf({ scripts }: Document): string {
  return [...scripts].map(({ src }) => src).join(' ')
}

/** Asked of the site itself; workers let `HEAD` pass. */
async function answers(address: string, isSo: (status: number) => boolean): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    return isSo(status)
  } catch {
    return false
  }
}
