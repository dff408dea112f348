import { createContext } from 'react'

export interface ShellSlots {
  readonly actionBar: HTMLElement | null
  readonly detail: HTMLElement | null
}

export const noSlots: ShellSlots = { actionBar: null, detail: null }

export const ShellSlotsContext = createContext(noSlots)
