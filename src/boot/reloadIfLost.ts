import { keys } from '#adapters/browser/keys'

/** Without the first script nothing works: after a deploy the new document names another one, after a lost connection it can be fetched. Once for each script. */
export function reloadIfLost(page: Document): void {
  page.addEventListener('error', ({ target }) => lost(target), { capture: true })
}

function lost(target: EventTarget | null): void {
  if (!(target instanceof HTMLScriptElement) || !target.src.includes('/assets/start-')) return
  try {
    if (sessionStorage.getItem(keys.startLost) === target.src) return
    sessionStorage.setItem(keys.startLost, target.src)
  } catch {
    // Nothing would stop the second reload.
    return
  }
  if (navigator.onLine) location.reload()
  else addEventListener('online', () => location.reload())
}
