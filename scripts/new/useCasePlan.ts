export interface UseCasePlan {
  readonly context: string
  readonly name: string
  readonly feature: string
}

export type FindFiles = (pattern: string) => readonly string[]
