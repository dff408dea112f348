import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import type { Desk } from './Desk.ts'
import styles from './DeskFrame.module.scss'
import { Drawer } from './Drawer.tsx'
import shared from './shared.module.scss'

export const DeskFrame = observer(function DeskFrame({ desk }: { readonly desk: Desk }) {
  const { isOpen } = desk
  const tab = useRef<HTMLButtonElement>(null)
  const [from, wasOpen] = [useRef<Element>(null), useRef(isOpen)]
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    if (!isOpen) backTo(from.current, tab.current)
  }, [isOpen, from, wasOpen])
  // Returns the focus when the desk closes; a desk opened by a reload takes no focus.
  if (isOpen && !wasOpen.current) from.current = document.activeElement
  if (isOpen) return <Drawer desk={desk} takesFocus={!wasOpen.current} />
  const { broken } = desk.requests
  return (
    <Button ref={tab} className={styles['tab'] ?? ''} onPress={desk.toggle} aria-keyshortcuts="Alt+Q">
      <span className={styles['upright']}>QA desk</span>
      {broken > 0 && <span className={styles['count']}>{broken}</span>}
      {broken > 0 && <span className={shared['heard']}>{broken === 1 ? 'contract broken' : 'contracts broken'}</span>}
    </Button>
  )
})

function backTo(place: Element | null, tab: HTMLElement | null): void {
  const isThere = place instanceof HTMLElement && place.isConnected && place !== document.body
  if (isThere) place.focus()
  else tab?.focus()
}
