import { observer } from 'mobx-react-lite'
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Spinner } from './Spinner.tsx'
import { StaleNotice } from './StaleNotice.tsx'

interface LoadedViewProps<T> {
  readonly loaded: Loaded<T>
  readonly skeleton: ReactNode
  readonly children: (value: T) => ReactNode
  readonly failed?: string | undefined
  readonly look?: ComponentProps<typeof FailureNotice>['look']
}

export const LoadedView = observer(function LoadedView<T>({ loaded, skeleton, children, failed, look }: LoadedViewProps<T>) {
  const { value, state, stale, failure, fault, retry } = loaded
  const isToCome = useSkeleton(loaded)
  if (fault) throw fault.error
  if (value !== undefined && !isToCome) {
    return (
      <>
        {stale && failure && <StaleNotice failure={failure} onRetry={retry} busy={loaded.busy} />}
        {children(value)}
      </>
    )
  }
  if (state !== 'failed' || !failure) return <Spinner>{skeleton}</Spinner>
  if (failure.kind === 'offline') return <OfflineNotice onRetry={retry} busy={loaded.busy} />
  return <FailureNotice failure={failure} title={failed} look={look} onRetry={retry} busy={loaded.busy} />
})

/** Whether a skeleton is shown. What replaces it is rendered in a transition, so that a slow phone handles taps in between. */
function useSkeleton({ state }: Loaded<unknown>): boolean {
  const [isToCome, setToCome] = useState(state === 'loading')
  const isNext = state === 'ready' ? isToCome : state === 'loading'
  if (isNext !== isToCome) setToCome(isNext)
  useEffect(() => {
    if (isToCome && state === 'ready') startTransition(() => setToCome(false))
  }, [isToCome, state])
  return isToCome
}
