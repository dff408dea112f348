import { createRoot } from 'react-dom/client'
import { Desk } from './Desk.ts'
import type { DeskContext } from './DeskContext.ts'
import { DeskFrame } from './DeskFrame.tsx'
import styles from './dusk.module.scss'

/** Puts the QA desk beside the product, in a place of its own. */
export function mountDesk(context: DeskContext): void {
  const desk = new Desk(context)
  const place = document.createElement('div')
  place.className = styles['dusk'] ?? ''
  // The product's dialogs neither hide it nor take its focus.
  place.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(place)
  window.addEventListener('pagehide', desk.leave)
  window.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, metaKey, code } = event
    if (!altKey || ctrlKey || metaKey || code !== 'KeyQ') return
    event.preventDefault()
    desk.toggle()
  })
  createRoot(place).render(<DeskFrame desk={desk} />)
}
