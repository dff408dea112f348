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
  /** Stored before the worker is installed. */
  readonly first: readonly PrecachedFile[]
  /** Stored when a visit is idle. */
  readonly rest: readonly PrecachedFile[]
}

export const activateMessage = 'clubhouse: take over'
export const precacheMessage = 'clubhouse: keep the rest'
