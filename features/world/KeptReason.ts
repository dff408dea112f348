export interface KeptReason {
  readonly code: number | string | undefined
  readonly words: unknown
}
