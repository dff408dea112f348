export interface RefusalReason {
  readonly code: number | string | undefined
  readonly words: unknown
}
