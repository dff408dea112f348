import { useLazy } from '../content/useLazy.ts'
import { type MomentFieldProps, WaitingField } from './MomentField.tsx'

const load = () => import('./segments/TimeInput.tsx')

/** A time such as `14:30`. */
export function TimeField(props: MomentFieldProps) {
  const late = useLazy(load)
  return late ? <late.TimeInput {...props} /> : <WaitingField {...props}>{props.value}</WaitingField>
}

/** Such as `2026-05-07T14:30`. */
export function DateTimeField(props: MomentFieldProps) {
  const late = useLazy(load)
  return late ? <late.DateTimeInput {...props} /> : <WaitingField {...props}>{props.value.replace('T', ' ')}</WaitingField>
}
