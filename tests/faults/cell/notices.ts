import { globSync, readFileSync } from 'node:fs'
import { type Failure, mayBeDone } from '#app/shared/failure'
import { failureTexts } from '#ui/kit/failureTexts.ts'
import type { Outcome } from '../expectations.ts'

const languages = ['en', 'fr', 'ja', 'zh']
/** By namespace and language. */
const files = new Map<string, unknown>()

/** The texts by which a screen tells an outcome; none where all is well. */
export function noticesOf(
  outcome: Outcome,
  failure: Failure | undefined,
  told: { readonly reading: boolean; readonly refusal?: string },
): readonly string[] {
  if (failure) {
    const key = `shell:failure.${failureTexts[failure.kind]}`
    if (told.reading) return [key, `${key}Read`]
    return [key, mayBeDone(failure) ? 'shell:failure.unknownWrite' : `${key}Write`]
  }
  return outcome.startsWith('refused') ? [told.refusal ?? `nothing is told of "${outcome}"`] : []
}

/** Those of the keys that have no text, and in which languages. */
export function untold(keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => languages.flatMap((language) => (hasText(key, language) ? [] : [`${key} in ${language}`])))
}

function hasText(key: string, language: string): boolean {
  const [namespace = '', path = ''] = key.split(':')
  let at = textsOf(namespace, language)
  for (const part of path.split('.'))
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === part)?.[1] : undefined
  return typeof at === 'string' && at.trim() !== ''
}

/** A namespace is a context's, or a part's of one. */
function textsOf(namespace: string, language: string): unknown {
  const name = `${namespace}/${language}`
  if (!files.has(name)) files.set(name, parsed(namespace, language))
  return files.get(name)
}

function parsed(namespace: string, language: string): unknown {
  const [file] = globSync([`src/ui/${namespace}/texts/${language}.json`, `src/ui/*/texts/${namespace}/${language}.json`])
  return file === undefined ? undefined : JSON.parse(readFileSync(file, 'utf8'))
}
