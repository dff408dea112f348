import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { classes } from '../classes.ts'
import styles from './SlotGrid.module.scss'

export interface SlotChoice {
  readonly id: string
  readonly availability: 'open' | 'full' | 'waiting-list' | 'yours' | 'current'
  readonly isChosen: boolean
  readonly isSelectable: boolean
  readonly moment: string
  readonly time: string
  readonly note?: string | undefined
  readonly whose?: string | undefined
  readonly name: string
}

export interface SlotGroup {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly slots: readonly SlotChoice[]
}

interface SlotGridProps {
  readonly label: string
  readonly groups: readonly SlotGroup[]
  readonly onToggle: (id: string) => void
}

/** One tab stop; arrow keys move between times. */
export function SlotGrid({ label, groups, onToggle }: SlotGridProps) {
  return (
    <Toolbar aria-label={label} className={classes(styles['groups'])}>
      {groups.map((group) => (
        <Group key={group.id} {...group} onToggle={onToggle} />
      ))}
    </Toolbar>
  )
}

function Group({ title, note, slots, onToggle }: SlotGroup & Pick<SlotGridProps, 'onToggle'>) {
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading}>
      <p className={styles['title']}>
        <span id={heading}>{title}</span>
        {note && <span className={styles['count']}>{note}</span>}
      </p>
      <div className={styles['slots']}>
        {slots.map((slot) => (
          <Slot key={slot.id} {...slot} onToggle={onToggle} />
        ))}
      </div>
    </div>
  )
}

function Slot({
  id,
  availability,
  isChosen,
  isSelectable,
  moment,
  time,
  note,
  whose,
  name,
  onToggle,
}: SlotChoice & Pick<SlotGridProps, 'onToggle'>) {
  return (
    <ToggleButton
      aria-label={name}
      data-availability={availability}
      isSelected={isChosen}
      excludeFromTabOrder={availability === 'full'}
      onChange={() => isSelectable && onToggle(id)}
      className={classes(styles['slot'])}
      render={(props) => <button {...props} aria-disabled={!isSelectable || undefined} />}
    >
      {whose && <span className={styles['whose']}>{whose}</span>}{' '}
      <time dateTime={moment} className={styles['time']}>
        {time}
      </time>{' '}
      {note && <span className={styles['note']}>{note}</span>}
    </ToggleButton>
  )
}
