import { typedDay } from '#domain/shared/typedText'
import { useFormats } from '#ui/shell/useFormats.ts'
import { useLazy } from '../content/useLazy.ts'
import { type MomentFieldProps, WaitingField } from './MomentField.tsx'

export interface DateFieldProps extends MomentFieldProps {
  /** Where people choose a day that is near; not for a birthday. */
  readonly hasCalendar?: boolean
  /** Days that can be chosen in the calendar; what is typed is judged by the model. */
  readonly earliest?: Temporal.PlainDate | undefined
  readonly latest?: Temporal.PlainDate | undefined
}

const load = () => import('./segments/DateInput.tsx')

/** A day such as `2026-05-07`, in the order and the words of the player's country. */
export function DateField(props: DateFieldProps) {
  const { locale } = useFormats()
  const late = useLazy(load)
  if (late) return <late.DateInput {...props} />
  return <WaitingField {...props}>{typedDay(props.value)?.toLocaleString(locale)}</WaitingField>
}
