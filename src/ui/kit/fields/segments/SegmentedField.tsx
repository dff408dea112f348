import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useDateField, useDateSegment } from 'react-aria/useDateField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { useTranslation } from 'react-i18next'
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'
import { classes } from '../../classes.ts'
import field from '../Field.module.scss'
import { FieldLabel } from '../FieldLabel.tsx'
import { FieldNote } from '../FieldNote.tsx'
import type { MomentFieldProps } from '../MomentField.tsx'
import styles from './SegmentedField.module.scss'
import { unfinishedIn } from './unfinished.ts'
import { useUnfinished } from './useUnfinished.ts'

interface SegmentedFieldProps extends MomentFieldProps {
  readonly state: DateFieldState
  readonly kind: 'date' | 'time' | 'dateTime'
  readonly insideEnd?: (box: RefObject<HTMLDivElement | null>) => ReactNode
}

/** The hooks without React Aria's own DateField, whose module contains every calendar. */
export function SegmentedField({
  label,
  state,
  kind,
  insideEnd,
  help,
  error,
  optional,
  isRequired = false,
  ...entry
}: SegmentedFieldProps) {
  const { t } = useTranslation('shell')
  const [box, input] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const unfinished = unfinishedIn(state)
  const [isLeft, showUnfinished] = useUnfinished(unfinished, box, input)
  const form = state.segments.map(({ placeholder, text }) => placeholder || text).join('')
  const texts = { incomplete: t(`kit.${kind}Incomplete`, { form }), impossible: t('kit.dateImpossible') }
  const problem = unfinished && isLeft ? texts[unfinished] : error
  const isInvalid = Boolean(problem)
  // An impossible day stays as it was typed: React Aria would make it another one.
  const shown = { ...state, isInvalid, confirmPlaceholder: () => undefined }
  shown.displayValidation = { ...state.displayValidation, isInvalid }
  const aria = useDateField({ label, isRequired, onBlur: showUnfinished, onKeyDown: sendOnEnter }, shown, box)
  return (
    <Provider
      values={[
        [LabelContext, { ...aria.labelProps, elementType: 'span' }],
        [TextContext, { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }],
        [FieldErrorContext, shown.displayValidation],
      ]}
    >
      <div className={field['field']} data-invalid={isInvalid ? true : undefined}>
        <FieldLabel optional={optional}>{label}</FieldLabel>
        <div className={classes(insideEnd && field['boxed'])}>
          <div {...aria.fieldProps} ref={box} data-segments={kind} className={classes(field['control'], styles['box'])}>
            {withKeys(shown.segments).map(([key, segment]) => (
              <Segment key={key} segment={segment} state={shown} />
            ))}
            <HiddenInput {...entry} ref={input} />
          </div>
          {insideEnd?.(box)}
        </div>
        <FieldNote help={help} error={problem} />
      </div>
    </Provider>
  )
}

function withKeys(segments: readonly DateSegment[]) {
  return segments.map((segment, index) => [`${segment.type} after ${segments[index - 1]?.type}`, segment] as const)
}

interface SegmentProps {
  readonly segment: DateSegment
  readonly state: DateFieldState
}

function Segment({ segment, state }: SegmentProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span {...segmentProps} ref={ref} data-segment={segment.type} className={styles[segment.isEditable ? 'segment' : 'literal']}>
      {segment.text}
    </span>
  )
}

interface HiddenInputProps extends Pick<MomentFieldProps, 'name' | 'autoComplete' | 'value' | 'onChange'> {
  readonly ref: RefObject<HTMLInputElement | null>
}

function HiddenInput({ ref, name, autoComplete, value, onChange }: HiddenInputProps) {
  if (!autoComplete) return <input ref={ref} type="hidden" name={name} value={value} />
  return (
    <input
      ref={ref}
      className={styles['filledIn']}
      tabIndex={-1}
      aria-hidden={true}
      name={name}
      autoComplete={autoComplete}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function sendOnEnter({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): void {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit()
}
