import type { ChooseAnalytics } from '#app/session/ChooseAnalytics'
import type { Preferences } from '#app/session/ports/Preferences'
import type { PrivacySignal } from '#app/session/ports/PrivacySignal'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { observe } from '#ui/shell/observe.ts'

export class AnalyticsChoiceViewModel {
  readonly isDecided: boolean
  readonly #choosing: ChooseAnalytics
  readonly #preferences: { readonly value: Preferences['value'] }

  constructor(choosing: ChooseAnalytics, preferences: Preferences, signal: PrivacySignal) {
    this.isDecided = signal()
    this.#choosing = choosing
    this.#preferences = observe(preferences)
    makeReactive(this)
  }

  get isAllowed(): boolean {
    return !this.isDecided && this.#preferences.value.usageAnalytics
  }

  choose(isAllowed: boolean): void {
    this.#choosing.execute(isAllowed)
  }
}
