import { type Token, token } from '../../shared/token.ts'

/** In bytes. */
export interface Progress {
  readonly received: number
  /** Absent where nobody has told it. */
  readonly total?: number | undefined
}

export interface DownloadOptions {
  readonly signal: AbortSignal
  /** Told of each part as it comes. */
  readonly onProgress: (progress: Progress) => void
}

/** Files that are fetched as a whole. */
export interface Downloads {
  /** Throws a `Failure`, or the signal's reason once it is no longer wanted. */
  read(address: string, options: DownloadOptions): Promise<Blob>
}
export const Downloads: Token<Downloads> = token('Downloads')
