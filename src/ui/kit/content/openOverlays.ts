import { useEffect, useEffectEvent } from 'react'

export interface Overlay {
  /** Undefined where only the player's answer closes it. */
  readonly close: (() => void) | undefined
}

const open = new Set<Overlay>()

export const openOverlays = {
  get last(): Overlay | undefined {
    return [...open].at(-1)
  },
}

/** For each dialog, sheet, popover and viewer: back closes it and the screen stays. */
export function useOverlay(isOpen: boolean, close: Overlay['close']): void {
  const isClosable = close !== undefined
  const closeNow = useEffectEvent(() => close?.())
  useEffect(() => {
    if (!isOpen) return
    const overlay = { close: isClosable ? closeNow : undefined }
    open.add(overlay)
    return () => void open.delete(overlay)
  }, [isOpen, isClosable])
}
