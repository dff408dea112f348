import { typedDay } from '#domain/shared/typedText'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useLazy } from '../content/useLazy.ts'
import { type DateFieldProps, WaitingField } from './MomentField.tsx'

const load = () => import('./segments/DateInput.tsx')

export function DateField(props: DateFieldProps) {
  const { locale } = useFormats()
  const late = useLazy(load)
  if (late) return <late.DateInput {...props} />
  return <WaitingField {...props}>{typedDay(props.value)?.toLocaleString(locale)}</WaitingField>
}
