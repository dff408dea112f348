/** One file that a build emitted; `''` is the document of every address. */
export interface PrecachedFile {
  /** From the worker's scope. */
  readonly path: string
  /** The beginning of the SHA-256 of its bytes, as base64. */
  readonly digest: string
}

/** Bytes of a digest: nobody finds another file with the same twelve, and a build names hundreds of files. */
export const digestLength = 12

/** What a build keeps on the device, so that it starts without a network. */
export interface PrecacheList {
  readonly version: string
  /** To start with: kept before the worker is installed. */
  readonly first: readonly PrecachedFile[]
  /** All that may be loaded later: kept when a visit has come to rest. */
  readonly rest: readonly PrecachedFile[]
}

/** Pages say these to the worker. */
export const activateMessage = 'clubhouse: take over'
export const precacheMessage = 'clubhouse: keep the rest'
