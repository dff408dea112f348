/** Undefined if nothing was typed; `NaN` for what is no number or could be two. */
export type NumberReader = (typed: string) => number | undefined

/** Reads numbers in the notation of the page's language, and amounts in units of a currency (`12.5`), with its sign or without. */
export interface TypedNumbers {
  readonly number: NumberReader
  readonly amount: (typed: string, currency: string) => number | undefined
}
