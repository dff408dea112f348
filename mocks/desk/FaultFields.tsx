import { observer } from 'mobx-react-lite'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Choice } from './Choice.tsx'
import styles from './FaultFields.module.scss'
import { type FaultForm, faultShapes } from './FaultForm.ts'
import type { FaultList } from './FaultList.ts'
import { Field } from './Field.tsx'
import shared from './shared.module.scss'
import { faultNames, splitCamelCase } from './words.ts'

interface FaultFieldsProps {
  readonly form: FaultForm
  readonly faults: FaultList
}

/** Escape closes the form but not the desk. */
export const FaultFields = observer(function FaultFields({ form, faults }: FaultFieldsProps) {
  const place = useRef<HTMLFormElement>(null)
  // The form may be far from the logged request that opened it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector('select')?.focus()
  }, [])
  const plant = (event: FormEvent) => {
    event.preventDefault()
    void faults.plant()
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    faults.giveUp()
  }
  return (
    <form ref={place} className={styles['form']} aria-label="New fault" onSubmit={plant} onKeyDown={giveUp}>
      <CallChoice form={form} faults={faults} />
      <Choice label="Fault" value={form.kind} onChange={form.chooseKind}>
        {faultShapes.map(({ kind }) => (
          <option key={kind} value={kind}>
            {faultNames[kind]}
          </option>
        ))}
      </Choice>
      <div className={shared['pair']}>
        {form.fields.map((field) => (
          <Particular key={`${form.kind} ${field.name}`} form={form} field={field} />
        ))}
        <Field label="Times (empty: always)" inputMode="numeric" value={form.times} onChange={({ target }) => form.repeat(target.value)} />
      </div>
      <p role="alert" className={shared['problem']}>
        {form.problem}
      </p>
      <div className={shared['actions']}>
        <Button type="submit" isDisabled={form.problem !== undefined}>
          Inject
        </Button>
        <Button variant="quiet" onPress={faults.giveUp}>
          Never mind
        </Button>
      </div>
    </form>
  )
})

const CallChoice = observer(function CallChoice({ form, faults }: FaultFieldsProps) {
  return (
    <Choice label="Call" value={form.call} onChange={form.chooseCall}>
      <optgroup label="Every call of a kind">
        {faults.kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </optgroup>
      {[...faults.calls].map(([context, calls]) => (
        <optgroup key={context} label={context}>
          {calls.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  )
})

interface ParticularProps {
  readonly form: FaultForm
  readonly field: FaultForm['fields'][number]
}

const Particular = observer(function Particular({ form, field: { name, choices, optional, sample } }: ParticularProps) {
  const label = `${titled(splitCamelCase(name))}${optional ? ' (optional)' : ''}`
  const value = form.values[name] ?? ''
  if (choices.length > 0) {
    return (
      <Choice label={label} value={value} onChange={(chosen) => form.fill(name, chosen)}>
        {optional && <option value="">as usual</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Choice>
    )
  }
  return <Field label={label} placeholder={sample} value={value} onChange={({ target }) => form.fill(name, target.value)} />
})

function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
