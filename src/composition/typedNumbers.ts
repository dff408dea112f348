import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { Site } from '#app/shared/ports/Site'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from './part.ts'
import { provide } from './provide.ts'

const module = provide(({ share }) => share(LocaleNumbers, CurrentLanguage, Site))

/** What reads typed numbers; it comes with the screens that have fields for them. */
export const part: Part = { module }
