import { escapeRegExp } from './escapeRegExp.ts'
import type { Screen } from './Screen.ts'
import { called, checkbox, dateField, dialog, field, group, labelled, radio, select, type Target } from './Target.ts'

/**
 * By the labels, as a player reads them: those of a dialog, if one is open.
 * `yes` and `no` are a box that is ticked or not; a day is written as `2026-05-14`.
 */
export async function fillIn(screen: Screen, entries: Readonly<Record<string, string>>): Promise<void> {
  const isInDialog = await screen.shows(dialog())
  const here = (target: Target) => (isInDialog ? target.within(dialog()) : target)
  for (const [label, entry] of Object.entries(entries)) await enter(screen, here, label, entry)
}

async function enter(screen: Screen, here: (target: Target) => Target, label: string, entry: string): Promise<void> {
  // An optional field says so in brackets.
  const name = { pattern: () => new RegExp(`^\\s*${escapeRegExp(label)}\\s*(?:\\(.*\\))?\\s*$`) }
  if (await screen.shows(here(select(name)))) return screen.choose(here(select(name)), entry)
  if (await screen.shows(here(group(name)))) return screen.press(radio(called(entry)).within(here(group(name))))
  const box = here(checkbox(name))
  if (await screen.shows(box)) {
    const isTicked = await screen.shows(here(checkbox(name, { checked: true })))
    return isTicked === (entry === 'yes') ? undefined : screen.press(box)
  }
  const typed = here(field(name).or(dateField(name)))
  return screen.type((await screen.shows(typed)) ? typed : here(labelled(name)), entry)
}
