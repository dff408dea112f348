import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Tabs.module.scss'

export interface TabItem<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps<Id extends string> {
  readonly label: string
  readonly tabs: readonly TabItem<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly aside?: ReactNode
}

/** React Aria's tabs load its collections, a quarter of a screen's code, for a handful of fixed tabs. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, aside }: TabsProps<Id>) {
  const name = useId()
  const moveOn = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfter(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    const button = next === undefined ? undefined : event.currentTarget.children[next]
    if (!tab || !(button instanceof HTMLElement)) return
    event.preventDefault()
    onSelect(tab.id)
    button.focus()
  }
  return (
    <div className={classes(styles['tabs'])}>
      <div className={styles['row']}>
        <div role="tablist" aria-label={label} className={classes(styles['list'])} onKeyDown={moveOn}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${name}-tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${name}-panel-${tab.id}` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              className={classes(styles['tab'])}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {tabs
        .filter(({ id }) => id === selected)
        .map(({ id, content }) => (
          <div
            key={id}
            id={`${name}-panel-${id}`}
            role="tabpanel"
            aria-labelledby={`${name}-tab-${id}`}
            className={classes(styles['panel'])}
          >
            {content}
          </div>
        ))}
    </div>
  )
}

function indexAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
