import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
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

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, aside }: TabsProps<Id>) {
  const select = (key: string | number): void => {
    const tab = tabs.find(({ id }) => id === key)
    if (tab) onSelect(tab.id)
  }
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select} className={classes(styles['tabs'])}>
      <div className={styles['row']}>
        <TabList aria-label={label} className={classes(styles['list'])}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={classes(styles['tab'])}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {aside}
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={classes(styles['panel'])}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
