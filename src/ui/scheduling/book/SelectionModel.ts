import type { Suggestion } from '#app/scheduling/ports/Openings'
import type { Suggested, SuggestSlots } from '#app/scheduling/SuggestSlots'
import { isSameSlot, type Slot } from '#domain/scheduling/slot'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export class SelectionModel {
  slots: readonly Slot[] = []
  suggestions: readonly Suggestion[] = []
  problem: 'selectedSlotEmpty' | undefined = undefined
  readonly suggesting = new Task()
  single = false
  readonly #suggestSlots: SuggestSlots

  constructor(suggestSlots: SuggestSlots) {
    this.#suggestSlots = suggestSlots
    makeReactive(this)
  }

  get isEmpty(): boolean {
    return this.slots.length === 0
  }

  get joinsWaitingList(): boolean {
    return this.slots.some(({ availability }) => availability === 'waiting-list')
  }

  has(slot: Slot): boolean {
    return this.slots.some((each) => isSameSlot(each, slot))
  }

  toggle(slot: Slot): void {
    if (this.has(slot)) this.keep(this.slots.filter((each) => !isSameSlot(each, slot)))
    else this.keep(this.single ? [slot] : [...this.slots, slot])
  }

  keep(slots: readonly Slot[]): void {
    this.slots = slots
    this.problem = undefined
  }

  require(): boolean {
    this.problem = this.isEmpty ? 'selectedSlotEmpty' : undefined
    return !this.isEmpty
  }

  async suggest(): Promise<boolean> {
    const suggested = await this.suggesting.run(() => this.#suggestSlots.execute(this.slots))
    if (suggested) this.receive(suggested)
    return suggested?.kind === 'suggestions'
  }

  reset(): void {
    this.keep([])
    this.suggestions = []
    this.single = false
    this.suggesting.clear()
  }

  private receive(suggested: Suggested): void {
    if (suggested.kind === 'suggestions') this.suggestions = eachOnce(suggested.suggestions)
    else this.problem = suggested.kind
  }
}

/** Two chosen slots may have the same suggestion. */
function eachOnce(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  return suggestions.filter(({ slot }, index) => suggestions.findIndex((other) => isSameSlot(other.slot, slot)) === index)
}
