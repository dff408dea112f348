import { observer } from 'mobx-react-lite'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { BookingDone } from './BookingDone.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { Confirmation } from './Confirmation.tsx'
import { Selection } from './Selection.tsx'

const loadSuggestions = () => import('./Suggestions.tsx')

interface BookStepProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const BookStep = observer(function BookStep({ model, isMove }: BookStepProps) {
  const late = useLazy(loadSuggestions, model.step === 'suggestions')
  switch (model.step) {
    case 'selection':
      return <Selection model={model} isMove={isMove} />
    case 'suggestions':
      return late ? <late.Suggestions model={model} /> : <Skeleton lines={6} />
    case 'confirmation':
      return <Confirmation model={model} isMove={isMove} />
    case 'done':
      return <BookingDone model={model} isMove={isMove} />
  }
})
