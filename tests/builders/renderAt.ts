import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export function renderAt() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  return {
    element,
    show: (node: ReactNode) => act(() => root.render(node)),
    clear: () => {
      act(() => root.unmount())
      element.remove()
    },
    button: () => element.querySelector('button'),
    alert: () => element.querySelector('[role="alert"]')?.textContent ?? '',
  }
}
