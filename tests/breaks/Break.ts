/** A wrong line that a tired colleague could write, and the tests that notice it. */
export interface Break {
  /** What no longer holds. */
  readonly breaks: string
  readonly file: string
  /** Occurs once in the file. */
  readonly from: string
  readonly to: string
  /** Test files, or features with the start of an example's title: at least one of them turns red. */
  readonly noticedBy: readonly NoticedBy[]
}

export type NoticedBy = `${string}.test.${'ts' | 'tsx'}` | `${string}.feature` | `${string}.feature: ${string}`
