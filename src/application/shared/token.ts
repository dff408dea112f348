declare const subject: unique symbol

export type Token<T> = symbol & { readonly [subject]?: T }

/** `Symbol.for`, so that a module that is loaded twice has the same tokens. */
export function token<T>(name: string): Token<T> {
  return Symbol.for(`clubhouse.${name}`)
}
