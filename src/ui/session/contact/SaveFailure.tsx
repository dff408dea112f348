import { observer } from 'mobx-react-lite'
import { mayBeDone } from '#app/shared/failure'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import type { Task } from '#ui/shell/Task.ts'

interface SaveFailureProps {
  readonly saving: Task
  /** What has not come about; not said where nobody knows. */
  readonly title: string
  readonly onRetry?: () => void
}

/** Why something was not saved, where it was not. A programming error goes on to the boundary. */
export const SaveFailure = observer(function SaveFailure({ saving, title, onRetry }: SaveFailureProps) {
  const { failure, fault, busy } = saving
  if (fault) throw fault.error
  if (!failure) return null
  return <FailureNotice failure={failure} of="writing" title={mayBeDone(failure) ? undefined : title} onRetry={onRetry} busy={busy} />
})
