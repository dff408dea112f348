import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type ContactTabId, contactTabs } from './ContactTab.ts'
import type { ContactViewModel } from './ContactViewModel.ts'

/** The tab that the address names, else the one that was open last. */
export function useContactTab(model: ContactViewModel): readonly [tab: ContactTabId, choose: (tab: ContactTabId) => void] {
  const [query, setQuery] = useSearchParams()
  const named = contactTabs.find((tab) => tab === query.get('tab'))
  useEffect(() => {
    if (named) model.choose(named)
  }, [model, named])
  const choose = (tab: ContactTabId) => {
    model.choose(tab)
    setQuery((before) => withTab(before, tab), { replace: true, preventScrollReset: true })
  }
  return [named ?? model.tab, choose]
}

/** What else the address says stays. */
function withTab(before: URLSearchParams, tab: ContactTabId): URLSearchParams {
  return new URLSearchParams([...[...before].filter(([name]) => name !== 'tab'), ['tab', tab]])
}
