export interface Scene {
  readonly still: string
  readonly frame: (seconds: number) => string
  readonly poster: number
}
