import { reaction } from 'mobx'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import type { AppointmentViewModel } from '../appointment/AppointmentViewModel.ts'
import { CancelViewModel } from './CancelViewModel.ts'
import { cancelOutcome } from './cancelOutcome.ts'

interface Cancellation {
  readonly model: CancelViewModel
  readonly open: () => void
  readonly close: () => void
  readonly afterwards: () => void
}

export function useCancellation(detail: AppointmentViewModel, onChange: () => Promise<void>): Cancellation {
  const { t } = useTranslation('scheduling')
  const model = useViewModel(CancelViewModel)
  const [isAsked, forget] = useAsked()
  const { appointment, canCancel } = detail

  const close = useCallback(() => {
    model.close()
    forget()
  }, [model, forget])

  useEffect(() => {
    if (isAsked && appointment && canCancel) model.open(appointment)
  }, [model, isAsked, appointment, canCancel])

  useEffect(() => {
    const settle = async (isDone: boolean): Promise<void> => {
      const { appointment: canceled } = model
      if (!isDone || !canceled) return
      const outcome = cancelOutcome(model, t)
      await Promise.all([detail.open(canceled.id), onChange()])
      toasts.show(outcome)
      close()
    }
    return reaction(
      () => model.operation.state === 'canceled',
      (isDone) => void settle(isDone),
    )
  }, [model, detail, onChange, close, t])

  return {
    model,
    close,
    open: () => appointment && model.open(appointment),
    afterwards: () => !detail.canCancel && focusTitle(),
  }
}

function useAsked(): readonly [isAsked: boolean, forget: () => void] {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get('cancel') === '1'
  const forget = useCallback(() => {
    const without = (before: URLSearchParams) => new URLSearchParams([...before].filter(([name]) => name !== 'cancel'))
    if (isAsked) setQuery(without, { replace: true, preventScrollReset: true })
  }, [isAsked, setQuery])
  return [isAsked, forget]
}

/** The button that opened the dialog is gone. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('aside h2[tabindex="-1"]') ?? document.querySelector<HTMLElement>('main h1')
  title?.focus()
}
