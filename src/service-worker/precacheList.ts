/** `''` is the document of every address. */
export interface PrecachedFile {
  /** Relative to the worker's scope. */
  readonly path: string
  /** Start of the SHA-256 in base64. */
  readonly digest: string
}

/** In bytes: enough against forgery, and short because a build lists hundreds of files. */
export const digestLength = 12

export interface PrecacheList {
  readonly version: string
  readonly first: readonly PrecachedFile[]
  readonly rest: readonly PrecachedFile[]
}

export const activateMessage = 'clubhouse: take over'
export const precacheMessage = 'clubhouse: keep the rest'
