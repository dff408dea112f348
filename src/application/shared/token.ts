declare const subject: unique symbol

/** The name under which a port is asked for; its type says what comes back. Knows no container. */
export type Token<T> = symbol & { readonly [subject]?: T }

/** `Symbol.for`, so that a module loaded twice still means the same port. */
export function token<T>(name: string): Token<T> {
  return Symbol.for(`clubhouse.${name}`)
}
