import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type SwingView, swingViews } from '#domain/learning/swing'
import { type SwingsViewModel, swingsAtOnce } from './SwingsViewModel.ts'

export function useSwingsAddress(model: SwingsViewModel) {
  const [query, setQuery] = useSearchParams()
  const club = query.get('club') ?? undefined
  const view = swingViews.find((each) => each === query.get('view'))
  const shown = Number(query.get('shown')) || undefined
  useEffect(() => model.show({ club, view, shown }), [model, club, view, shown])
  const choose = (values: { readonly club?: string | undefined; readonly view?: SwingView | undefined; readonly shown?: number }) => {
    const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
    setQuery(new URLSearchParams(given), { replace: true, preventScrollReset: true })
  }
  return {
    chooseClub: (chosen: string | undefined) => choose({ club: chosen, view }),
    chooseView: (chosen: SwingView | undefined) => choose({ club, view: chosen }),
    showOlder: () => choose({ club, view, shown: model.shown + swingsAtOnce }),
    showAll: () => choose({}),
  }
}
