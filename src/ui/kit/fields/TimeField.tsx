import { useLazy } from '../content/useLazy.ts'
import { type MomentFieldProps, WaitingField } from './MomentField.tsx'

const load = () => import('./segments/TimeInput.tsx')

export function TimeField(props: MomentFieldProps) {
  const late = useLazy(load)
  return late ? <late.TimeInput {...props} /> : <WaitingField {...props}>{props.value}</WaitingField>
}

export function DateTimeField(props: MomentFieldProps) {
  const late = useLazy(load)
  return late ? <late.DateTimeInput {...props} /> : <WaitingField {...props}>{props.value.replace('T', ' ')}</WaitingField>
}
