import { Failure } from '#app/shared/failure'

/** Messages of Chromium, Firefox and Safari, and Vite's for missing styles. */
const wordings = [
  /^Failed to fetch dynamically imported module/,
  /^error loading dynamically imported module/,
  /^Importing a module script failed/,
  /^Unable to preload CSS/,
]

export function isChunkUnreachable(error: unknown): boolean {
  return error instanceof Error && wordings.some((wording) => wording.test(error.message))
}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isChunkUnreachable(error) ? new Failure(globalThis.navigator?.onLine === false ? 'offline' : 'server-fault') : error
  }
}
