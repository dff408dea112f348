import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Appointment } from '#domain/scheduling/appointment'
import { type Mark, MeasuredLine } from '#ui/kit/MeasuredLine.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CancelViewModel } from './CancelViewModel.ts'
import { measure } from './measure.ts'

interface CancelLineProps {
  readonly model: CancelViewModel
  readonly appointment: Appointment
}

/** The last free moment, now and the lesson, to scale; left out where they lie too far apart for one line. */
export const CancelLine = observer(function CancelLine({ model, appointment }: CancelLineProps) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { line } = model
  const measured = line && !appointment.waitingList ? measure(line) : undefined
  if (!line || !measured) return null
  const told = (instant: Temporal.Instant): string => formats.moment(instant.toZonedDateTimeISO(appointment.centre.timeZone))
  const [freeUntil, now, start] = [told(line.freeUntil), told(line.now), told(line.start)]
  const limit: Mark = { kind: 'limit', at: measured.limit, label: t('cancel.freeUntil'), detail: freeUntil }
  const words = measured.nowHasRoom ? { label: t('cancel.now'), detail: now } : { label: '', detail: '' }
  const present: Mark = { kind: 'now', at: measured.now, ...words }
  return (
    <MeasuredLine
      label={t('cancel.lineLabel', { freeUntil, now, start })}
      stretch={measured.stretch}
      marks={[
        ...(measured.isLate ? [limit, present] : [present, limit]),
        { kind: 'flag', at: 1, label: t('cancel.lesson'), detail: start },
      ]}
    />
  )
})
