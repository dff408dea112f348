import { observer } from 'mobx-react-lite'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { Selection } from './Selection.tsx'

const loadLaterStep = () => import('./LaterStep.tsx')

interface BookStepProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const BookStep = observer(function BookStep({ model, isMove }: BookStepProps) {
  const isFirst = model.step === 'selection'
  const late = useLazy(loadLaterStep, !isFirst)
  if (isFirst) return <Selection model={model} isMove={isMove} />
  return late ? <late.LaterStep model={model} isMove={isMove} /> : <Skeleton lines={6} />
})
