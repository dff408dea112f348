import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export interface ToastContent {
  readonly text: string
  readonly undo?: (() => void) | undefined
}

const seconds = 8

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 })

export const toasts = {
  show(text: string, undo?: () => void): void {
    toastQueue.add({ text, undo }, { timeout: seconds * 1000 })
  },
}
