import * as z from 'zod/mini'

export const languages = ['en', 'fr', 'ja', 'zh'] as const
export type Language = (typeof languages)[number]

export const localised = z.object({ en: z.string(), fr: z.string(), ja: z.string(), zh: z.string() })
export type Localised = z.infer<typeof localised>

export function say(en: string, fr: string, ja: string, zh: string): Localised {
  return { en, fr, ja, zh }
}

export function inEach(write: (language: Language) => string): Localised {
  return say(write('en'), write('fr'), write('ja'), write('zh'))
}

export function everywhere(text: string): Localised {
  return say(text, text, text, text)
}

/** English if the club doesn't support the language. */
export function languageOf(header: string | null): Language {
  const letters = header?.trim().slice(0, 2).toLowerCase()
  return languages.find((language) => language === letters) ?? 'en'
}
