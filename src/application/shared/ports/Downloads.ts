import { type Token, token } from '../token.ts'

/** In bytes. */
export interface Progress {
  readonly received: number
  /** Undefined if the server doesn't say. */
  readonly total?: number | undefined
}

export interface DownloadOptions {
  readonly signal: AbortSignal
  /** Called for each part. */
  readonly onProgress: (progress: Progress) => void
}

/** Downloads files completely. */
export interface Downloads {
  /** Throws a `Failure`, or the signal's reason when aborted. */
  read(address: string, options: DownloadOptions): Promise<Blob>
}
export const Downloads: Token<Downloads> = token('Downloads')
