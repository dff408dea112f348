import { defineParameterType } from '@cucumber/cucumber'

/** A parameter type whose values are phrases of the features, each with its meaning. Phrases with `she` or `her` are said of men, too. */
export function definePhrases<T>(name: string, words: Readonly<Record<string, T>> | ReadonlyMap<string, T>): void {
  const meanings = new Map(words instanceof Map ? words : Object.entries(words))
  for (const [phrase, meaning] of [...meanings]) meanings.set(withMalePronouns(phrase), meaning)
  define(name, oneOf(meanings.keys()), lookUp(meanings))
}

export function define<T>(name: string, regexp: RegExp, transformer: (...groups: string[]) => T): void {
  defineParameterType({ name, regexp, transformer })
}

export function oneOf(names: Iterable<string>): RegExp {
  return new RegExp([...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
}

export function lookUp<T>(map: ReadonlyMap<string, T>): (text: string) => T {
  return (text) => {
    const found = map.get(text)
    if (found === undefined) throw new Error(`unknown: ${text}`)
    return found
  }
}

const malePronouns = new Map([
  ['she', 'he'],
  ['her', 'his'],
])

function withMalePronouns(phrase: string): string {
  return phrase.replaceAll(/\b(she|her)\b/g, (word) => malePronouns.get(word) ?? word)
}
