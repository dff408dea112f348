import type { TFunction } from 'i18next'
import type { CancelViewModel } from './CancelViewModel.ts'

type Canceled = Pick<CancelViewModel, 'appointment' | 'creditsLost' | 'creditsReturned' | 'note'>

export function cancelOutcome({ appointment, creditsLost, creditsReturned, note }: Canceled, t: TFunction<'scheduling'>): string {
  if (appointment?.waitingList) return t('cancel.left')
  const consequences = [
    ...(creditsLost > 0 ? [t('cancel.creditLost', { count: creditsLost })] : []),
    ...(creditsReturned > 0 ? [t('cancel.creditReturned', { count: creditsReturned })] : []),
    ...(note.trim() ? [t('cancel.noteSent')] : []),
  ]
  return consequences.reduce<string>((outcome, more) => t('cancel.doneMore', { outcome, more }), t('cancel.done'))
}
