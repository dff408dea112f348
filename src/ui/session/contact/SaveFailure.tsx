import { observer } from 'mobx-react-lite'
import { mayBeDone } from '#app/shared/failure'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { Task } from '#ui/shell/Task.ts'

interface SaveFailureProps {
  readonly saving: Task
  readonly title: string
  readonly onRetry?: () => void
}

export const SaveFailure = observer(function SaveFailure({ saving, title, onRetry }: SaveFailureProps) {
  const { failure, fault, busy } = saving
  if (fault) throw fault.error
  if (!failure) return null
  return <FailureNotice failure={failure} of="writing" title={mayBeDone(failure) ? undefined : title} onRetry={onRetry} busy={busy} />
})
