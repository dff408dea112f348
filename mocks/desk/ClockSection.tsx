import { Pause, Play, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import type { ClockModel } from './ClockModel.ts'
import styles from './ClockSection.module.scss'
import { Field } from './Field.tsx'
import { ReloadHint } from './ReloadHint.tsx'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

interface ClockSectionProps {
  readonly clockwork: ClockModel
  readonly onReload: () => void
}

export const ClockSection = observer(function ClockSection({ clockwork, onReload }: ClockSectionProps) {
  const { stands } = clockwork
  return (
    <Section title="Clock" aside={<Zone clockwork={clockwork} />}>
      <div className={styles['clock']}>
        <Now clockwork={clockwork} />
        <IconButton label={stands ? 'Start the clock' : 'Stop the clock'} onPress={clockwork.standOrRun}>
          {stands ? <Play aria-hidden={true} /> : <Pause aria-hidden={true} />}
        </IconButton>
        <IconButton label="Back to real time" onPress={clockwork.resetToRealTime}>
          <RotateCcw aria-hidden={true} />
        </IconButton>
      </div>
      <Jumps clockwork={clockwork} />
      <Travel clockwork={clockwork} />
      <ReloadHint onReload={onReload} />
    </Section>
  )
})

const Now = observer(function Now({ clockwork: { local } }: { readonly clockwork: ClockModel }) {
  const day = local.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  const [time, seconds] = [local.toLocaleString('en-GB', { timeStyle: 'short' }), String(local.second).padStart(2, '0')]
  return (
    <time dateTime={local.toString({ timeZoneName: 'never' })} className={styles['now']}>
      {day}, {time}
      <span className={styles['seconds']}>{seconds}</span>
    </time>
  )
})

const Zone = observer(function Zone({ clockwork: { local, stands } }: { readonly clockwork: ClockModel }) {
  const city = local.timeZoneId.split('/').at(-1)?.replaceAll('_', ' ')
  return `${stands ? 'stopped' : 'running'}, ${local.year}, ${city}`
})

const Jumps = observer(function Jumps({ clockwork }: { readonly clockwork: ClockModel }) {
  const { jumps, travelTo } = clockwork
  return jumps.map(({ object, moments }) => (
    <div key={object} className={styles['object']}>
      <p className={shared['help']}>{object}</p>
      <ul className={styles['jumps']} aria-label={object}>
        {moments.map(({ name, to }) => (
          <li key={name}>
            <Chip onPress={() => void travelTo(to)}>{name}</Chip>
          </li>
        ))}
      </ul>
    </div>
  ))
})

const Travel = observer(function Travel({ clockwork }: { readonly clockwork: ClockModel }) {
  const [text, setText] = useState('')
  const { local, problem, travelToLocal } = clockwork
  const shown = text || local.toPlainDateTime().toString({ smallestUnit: 'minute' })
  const go = (event: FormEvent) => {
    event.preventDefault()
    void travelToLocal(shown).then(() => setText(''))
  }
  return (
    <form className={styles['travel']} onSubmit={go}>
      <Field label="Date and time at the club" type="datetime-local" value={shown} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" variant="outline">
        Travel
      </Button>
      <p role="alert" className={shared['problem']}>
        {problem}
      </p>
    </form>
  )
})
