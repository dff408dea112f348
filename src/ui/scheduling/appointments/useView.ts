import { useSearchParams } from 'react-router'
import { paths } from '#ui/shell/paths.ts'

const views = ['calendar', 'list', 'history'] as const
export type View = (typeof views)[number]

export function hrefOfView(view: View): string {
  return view === 'calendar' ? paths.appointments : `${paths.appointments}?view=${view}`
}

export function useView(): readonly [view: View, show: (view: View) => void] {
  const [query, setQuery] = useSearchParams()
  const named = query.get('view')
  const show = (view: View) => setQuery((before) => withView(before, view), { replace: true, preventScrollReset: true })
  return [views.find((view) => view === named) ?? 'calendar', show]
}

function withView(before: URLSearchParams, view: View): URLSearchParams {
  const others = [...before].filter(([name]) => name !== 'view')
  return new URLSearchParams(view === 'calendar' ? others : [...others, ['view', view]])
}
