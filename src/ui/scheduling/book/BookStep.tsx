import { observer } from 'mobx-react-lite'
import { BookingDone } from './BookingDone.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { Confirmation } from './Confirmation.tsx'
import { Selection } from './Selection.tsx'
import { Suggestions } from './Suggestions.tsx'

interface BookStepProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const BookStep = observer(function BookStep({ model, isMove }: BookStepProps) {
  switch (model.step) {
    case 'selection':
      return <Selection model={model} isMove={isMove} />
    case 'suggestions':
      return <Suggestions model={model} />
    case 'confirmation':
      return <Confirmation model={model} isMove={isMove} />
    case 'done':
      return <BookingDone model={model} isMove={isMove} />
  }
})
