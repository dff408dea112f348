import { globSync } from 'node:fs'
import { languages } from '#domain/shared/language'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import type { Expected } from '../expectations.ts'
import type { CellObservation } from './CellObservation.ts'

export type Notice = readonly [key: string, values?: { readonly count?: number; readonly reference?: string }]

export function noticesOf(expected: Expected, seen: CellObservation, refusals: Readonly<Record<string, string>>): readonly Notice[] {
  const { outcome, message, failure, part, waiting } = seen
  const refusal = outcome.startsWith('refused: ') ? outcome.slice('refused: '.length) : undefined
  return [
    ...(message ? ([[`shell:${message.title}`], [`shell:${message.advice}`]] as const) : []),
    ...(message?.retryAfter === undefined ? [] : [['shell:failure.retryIn', { count: Math.ceil(message.retryAfter) }] as const]),
    ...(message?.leadsBack ? [['shell:notFound.home'] as const] : []),
    ...(failure?.reference ? [['shell:failure.reference', { reference: failure.reference }] as const] : []),
    ...(part === 'stale value' ? [[failure?.kind === 'offline' ? 'shell:notice.offline' : 'shell:notice.stale'] as const] : []),
    ...(waiting ? [['shell:kit.takingLonger'] as const] : []),
    ...(refusal === undefined ? [] : [[refusals[refusal] ?? `no text for "${refusal}"`] as const]),
    ...(expected.session === 'expired' ? [['session:signIn.expired'] as const] : []),
  ]
}

const shelves = new Map(await Promise.all(languages.map(async (language) => [language, await shelfOf(language)] as const)))
/** Cached, because most cells have the same texts. */
const known = new Map<string, boolean>()

export function withoutText(notices: readonly Notice[]): readonly string[] {
  return notices.flatMap((notice) =>
    [...shelves].flatMap(([language, textStore]) => (hasText(textStore, language, notice) ? [] : [`${notice[0]} in ${language}`])),
  )
}

function hasText({ i18n }: TextStore, language: string, [key, values = {}]: Notice): boolean {
  const name = `${language} ${key} ${values.count} ${values.reference !== undefined}`
  const before = known.get(name)
  if (before !== undefined) return before
  // The typed function accepts known keys only, and this test looks for unknown ones.
  const text = String(Reflect.apply(i18n.t, i18n, [key, { ...values, lng: language, fallbackLng: [] }]))
  const isThere = text.trim() !== '' && !key.endsWith(text)
  known.set(name, isThere)
  return isThere
}

async function shelfOf(language: (typeof languages)[number]): Promise<TextStore> {
  const textStore = await createTexts({ language })
  const files = globSync([`src/ui/*/texts/${language}.json`, `src/ui/*/texts/*/${language}.json`])
  await Promise.all(
    files.map(async (file) => {
      const [, , context = '', , part] = file.split('/')
      const { default: texts } = await import(`${process.cwd()}/${file}`, { with: { type: 'json' } })
      await textStore.add({ namespace: part?.endsWith('.json') ? context : (part ?? context), load: async () => texts })
    }),
  )
  return textStore
}
