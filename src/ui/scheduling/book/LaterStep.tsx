import { observer } from 'mobx-react-lite'
import { BookingDone } from './BookingDone.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { Confirmation } from './Confirmation.tsx'
import { Suggestions } from './Suggestions.tsx'

interface LaterStepProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

/** Loaded once the first step is shown. */
export const LaterStep = observer(function LaterStep({ model, isMove }: LaterStepProps) {
  if (model.step === 'suggestions') return <Suggestions model={model} />
  if (model.step === 'done') return <BookingDone model={model} isMove={isMove} />
  return <Confirmation model={model} isMove={isMove} />
})
