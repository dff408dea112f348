import type { Slot } from '#domain/scheduling/slot'
import type { Openings, Suggestion } from './ports/Openings.ts'

export type Suggested =
  | { readonly kind: 'suggestions'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: 'selectedSlotEmpty' }

export class SuggestSlots {
  private readonly openings: Openings

  constructor(openings: Openings) {
    this.openings = openings
  }

  async execute(selected: readonly Slot[]): Promise<Suggested> {
    if (selected.length === 0) return { kind: 'selectedSlotEmpty' }
    return { kind: 'suggestions', suggestions: await this.openings.suggestions(selected) }
  }
}
