import type { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import type { Preferences, Theme } from '#app/session/ports/Preferences'
import { summaryWidthWithin } from '#domain/session/summaryWidth'
import type { Language } from '#domain/shared/language'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { observe } from '#ui/shell/observe.ts'

export class SettingsViewModel {
  readonly #currentLanguage: CurrentLanguage
  readonly #preferences: Preferences
  readonly #observedLanguage: { readonly value: Language }
  readonly #observedPreferences: { readonly value: Preferences['value'] }

  constructor(language: CurrentLanguage, preferences: Preferences) {
    this.#currentLanguage = language
    this.#preferences = preferences
    this.#observedLanguage = observe(language)
    this.#observedPreferences = observe(preferences)
    makeReactive(this)
  }

  get language(): Language {
    return this.#observedLanguage.value
  }

  get theme(): Theme {
    return this.#observedPreferences.value.theme
  }

  get summaryOpen(): boolean {
    return this.#observedPreferences.value.summaryOpen
  }

  get summaryWidth(): number {
    return this.#observedPreferences.value.summaryWidth
  }

  chooseLanguage(language: Language): void {
    this.#currentLanguage.choose(language)
  }

  chooseTheme(theme: Theme): void {
    this.#preferences.change({ theme })
  }

  openSummary(): void {
    this.#preferences.change({ summaryOpen: true })
  }

  closeSummary(): void {
    this.#preferences.change({ summaryOpen: false })
  }

  resizeSummary(width: number): void {
    this.#preferences.change({ summaryWidth: summaryWidthWithin(width) })
  }
}
