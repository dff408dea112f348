import { createContext } from 'react'

/** Places of the shell that a screen may fill from within. */
export interface ShellSlots {
  readonly actionBar: HTMLElement | null
  readonly detail: HTMLElement | null
}

export const ShellSlotsContext = createContext<ShellSlots>({ actionBar: null, detail: null })
