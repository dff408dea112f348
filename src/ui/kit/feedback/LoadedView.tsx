import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
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
  if (fault) throw fault.error
  if (value !== undefined) {
    return (
      <>
        {stale && failure && <StaleNotice failure={failure} onRetry={retry} busy={loaded.busy} />}
        {children(value)}
      </>
    )
  }
  if (state === 'loading' || !failure) return <Spinner>{skeleton}</Spinner>
  if (failure.kind === 'offline') return <OfflineNotice onRetry={retry} busy={loaded.busy} />
  return <FailureNotice failure={failure} title={failed} look={look} onRetry={retry} busy={loaded.busy} />
})
