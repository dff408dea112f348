import { useEffect, useEffectEvent } from 'react'

export interface Overlay {
  /** Undefined where only the player's answer closes it. */
  readonly close: (() => void) | undefined
}

const open = new Set<Overlay>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

export const openOverlays = {
  get last(): Overlay | undefined {
    return [...open].at(-1)
  },
  add(overlay: Overlay): () => void {
    open.add(overlay)
    notify()
    return () => {
      open.delete(overlay)
      notify()
    }
  },
  subscribe(listener: () => void): void {
    listeners.add(listener)
  },
}

/** For each dialog, sheet, popover and viewer: back closes it and the screen stays. */
export function useOverlay(isOpen: boolean, close: Overlay['close']): void {
  const isClosable = close !== undefined
  const closeNow = useEffectEvent(() => close?.())
  useEffect(() => (isOpen ? openOverlays.add({ close: isClosable ? closeNow : undefined }) : undefined), [isOpen, isClosable])
}
