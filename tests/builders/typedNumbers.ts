import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'

/** As on a page in English. */
export const typedNumbers = new LocaleNumbers({ value: 'en' })
