import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { ComparisonViewModel, Side } from './ComparisonViewModel.ts'

export function useComparisonAddress(model: ComparisonViewModel) {
  const [query, setQuery] = useSearchParams()
  const left = query.get('left') ?? undefined
  const right = query.get('right') ?? undefined
  const leftMark = secondsIn(query.get('leftMark'))
  const rightMark = secondsIn(query.get('rightMark'))
  useEffect(() => model.show({ left, right, leftMark, rightMark }), [model, left, right, leftMark, rightMark])
  const change = (values: Readonly<Record<string, string | undefined>>) => {
    const all = { left: model.leftId, right: model.rightId, leftMark, rightMark, ...values }
    const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
    setQuery(new URLSearchParams(given), { replace: true, preventScrollReset: true })
  }
  return {
    /** Another video has another moment of impact. */
    choose: (side: Side, id: string) => change({ [side]: id, [`${side}Mark`]: undefined }),
    mark: (side: Side) => change({ [`${side}Mark`]: model.momentOf(side)?.toString() }),
    clearMarks: () => change({ leftMark: undefined, rightMark: undefined }),
  }
}

function secondsIn(text: string | null): number | undefined {
  const seconds = text ? Number(text) : Number.NaN
  return seconds >= 0 && seconds < Number.POSITIVE_INFINITY ? seconds : undefined
}
