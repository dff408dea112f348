import { createRoot } from 'react-dom/client'
import { Desk } from './Desk.ts'
import type { DeskContext } from './DeskContext.ts'
import { DeskFrame } from './DeskFrame.tsx'
import styles from './dusk.module.scss'

export function mountDesk(context: DeskContext): void {
  const desk = new Desk(context)
  const place = document.createElement('div')
  place.className = styles['dusk'] ?? ''
  // Keeps React Aria's dialogs from hiding the desk or taking its focus.
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
