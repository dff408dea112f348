import { makeReactive } from './makeReactive.ts'

class HelpDialogState {
  isOpen = false

  constructor() {
    makeReactive(this)
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}

/** Any screen may open the help desk's dialog; its code comes then. */
export const helpDialog = new HelpDialogState()
