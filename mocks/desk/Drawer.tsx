import { PanelRight, PanelRightClose, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import { CardSection } from './CardSection.tsx'
import { ClockSection } from './ClockSection.tsx'
import { ClubActionSection } from './ClubActionSection.tsx'
import { ClubMailSection } from './ClubMailSection.tsx'
import type { Desk } from './Desk.ts'
import styles from './Drawer.module.scss'
import { FaultSection } from './FaultSection.tsx'
import { LayoutSection } from './LayoutSection.tsx'
import { MailSection } from './MailSection.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { RequestSection } from './RequestSection.tsx'
import { RuleSection } from './RuleSection.tsx'
import { useSheet } from './useSheet.ts'
import { WorldSection } from './WorldSection.tsx'

interface DrawerProps {
  readonly desk: Desk
  readonly takesFocus: boolean
}

const second = 1000

export const Drawer = observer(function Drawer({ desk, takesFocus }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wantsFocus = useRef(takesFocus)
  const isSheet = useSheet(desk.isDocked)
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus()
    desk.tick()
    const ticking = setInterval(desk.tick, second)
    return () => clearInterval(ticking)
  }, [desk])
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) desk.close()
  }
  return (
    <div
      role="dialog"
      aria-modal={isSheet}
      aria-labelledby="qa-desk"
      className={classes(styles['desk'], isSheet && styles['sheet'])}
      onKeyDown={closeOnEscape}
    >
      <div className={styles['head']}>
        <h2 id="qa-desk" ref={heading} tabIndex={-1} className={styles['title']}>
          QA desk
        </h2>
        <Verdicts broken={desk.requests.broken} />
        <kbd className={styles['keys']}>Alt Q</kbd>
        {!isSheet && (
          <IconButton label={desk.isDocked ? 'Float over the page' : 'Dock beside the page'} onPress={() => desk.dock(!desk.isDocked)}>
            {desk.isDocked ? <PanelRightClose aria-hidden={true} /> : <PanelRight aria-hidden={true} />}
          </IconButton>
        )}
        <IconButton label="Close the QA desk" onPress={desk.close}>
          <X aria-hidden={true} />
        </IconButton>
      </div>
      <div className={styles['sections']}>
        <RuleSection rule={desk.rule} />
        <PeopleSection people={desk.people} place={desk.place} />
        <ClockSection clockwork={desk.clockwork} onReload={desk.reload} />
        <ClubActionSection actions={desk.clubActions} onReload={desk.reload} />
        <LayoutSection editor={desk.layouts} />
        <MailSection postbox={desk.postbox} />
        <ClubMailSection mailbox={desk.clubMailbox} />
        <CardSection wallet={desk.wallet} />
        <FaultSection faults={desk.faults} />
        <RequestSection requests={desk.requests} onBreak={desk.breakNext} />
        <WorldSection storeroom={desk.storeroom} scenarios={desk.scenarios} />
      </div>
    </div>
  )
})

function Verdicts({ broken }: { readonly broken: number }) {
  return broken > 0 && <span className={styles['verdicts']}>{broken === 1 ? '1 verdict' : `${broken} verdicts`}</span>
}
