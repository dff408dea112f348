import type { Translations } from '#app/session/ports/Translations'
import type { TextStore } from '#ui/shell/i18n.ts'

/** The club's own texts, over the shipped ones: before the first paint nothing on the page would notice. Where they can't be read, the shipped ones stay. */
export function overlayTexts(translations: Translations, texts: Pick<TextStore, 'overlay'>, shown: Promise<unknown>): Promise<void> {
  return Promise.all([translations.all(), shown]).then(
    ([overlay]) => texts.overlay(overlay),
    () => undefined,
  )
}
