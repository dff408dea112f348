import type { KeyboardEvent } from 'react'
import { actOf, type KeyAct } from './keyMap.ts'
import type { Transport } from './Transport.ts'

/** Takes precedence over the browser's own keys, which differ. Fields and lists keep theirs. */
export function pressKey<Moved extends Transport>(event: KeyboardEvent, keys: readonly KeyAct<Moved>[], moved: Moved): void {
  const { target } = event
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]')) return
  // Space and Enter press the focused button.
  if (target instanceof HTMLElement && target.closest('button, a') && (event.key === ' ' || event.key === 'Enter')) return
  const act = actOf(event, keys)
  if (!act) return
  event.preventDefault()
  event.stopPropagation()
  act(moved)
}
