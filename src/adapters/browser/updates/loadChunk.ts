import { Failure } from '#app/shared/failure'

/** As Chromium, Firefox and Safari put it, and Vite where the styles are missing. */
const wordings = [
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
]

/** Whether code could not be fetched, rather than broke. */
export function isChunkUnreachable(error: unknown): boolean {
  return error instanceof Error && wordings.some((wording) => wording.test(error.message))
}

/** Code that comes when it is needed. Where it can't be had that is a failure like any other. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isChunkUnreachable(error) ? new Failure(globalThis.navigator?.onLine === false ? 'offline' : 'server-fault') : error
  }
}
