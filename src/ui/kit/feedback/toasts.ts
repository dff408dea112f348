import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  /** One line. Errors are never toasts: they stand where they happened. */
  readonly text: string
  /** Takes it back, where that can be done honestly. */
  readonly undo?: (() => void) | undefined
}

const seconds = 8

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 })

/** Says in passing that something is done. */
export const toasts = {
  show(text: string, undo?: () => void): void {
    toastQueue.add({ text, undo }, { timeout: seconds * 1000 })
  },
}
