import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Tabs } from './Tabs.tsx'

let place: ReturnType<typeof renderAt>

beforeEach(() => {
  place = renderAt()
  place.show(<Views />)
})

afterEach(() => place.clear())

const tabs = [
  { id: 'list', label: 'List', content: 'All lessons' },
  { id: 'week', label: 'Week', content: 'This week' },
  { id: 'month', label: 'Month', content: 'This month' },
] as const

function Views() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('list')
  return <Tabs label="Views" tabs={tabs} selected={selected} onSelect={select} />
}

function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => document.activeElement?.dispatchEvent(event))
}

function selectedTab(): HTMLElement | null {
  return place.element.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
}

test('a tab shows its panel, which is named after it', () => {
  act(() => place.element.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click())
  const panel = place.element.querySelector('[role=tabpanel]')
  expect([selectedTab()?.textContent, panel?.textContent]).toEqual(['Week', 'This week'])
  expect(panel?.getAttribute('aria-labelledby')).toBe(selectedTab()?.id)
  expect(selectedTab()?.getAttribute('aria-controls')).toBe(panel?.id)
})

test.each([
  ['ArrowRight', 'Week'],
  ['ArrowLeft', 'Month'],
  ['End', 'Month'],
  ['Home', 'List'],
  ['a', 'List'],
])('%s selects and focuses %s', (key, label) => {
  selectedTab()?.focus()
  press(key)
  expect([selectedTab()?.textContent, document.activeElement?.textContent]).toEqual([label, label])
})

test('only the selected tab is reached with the Tab key', () => {
  expect([...place.element.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})
