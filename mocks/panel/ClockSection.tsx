import { Pause, Play, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/kit/Button.tsx'
import { Chip } from '#ui/kit/Chip.tsx'
import { IconButton } from '#ui/kit/IconButton.tsx'
import styles from './ClockSection.module.scss'
import type { Clockwork } from './Clockwork.ts'
import { Field } from './Field.tsx'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

interface ClockSectionProps {
  readonly clockwork: Clockwork
  readonly onReload: () => void
}

export const ClockSection = observer(function ClockSection({ clockwork, onReload }: ClockSectionProps) {
  const { stands } = clockwork
  return (
    <Section title="Clock" aside={<Zone clockwork={clockwork} />}>
      <div className={styles['clock']}>
        <Now clockwork={clockwork} />
        <IconButton label={stands ? 'Let the clock run' : 'Let the clock stand still'} onPress={clockwork.standOrRun}>
          {stands ? <Play aria-hidden={true} /> : <Pause aria-hidden={true} />}
        </IconButton>
        <IconButton label="Back to real time" onPress={clockwork.comeHome}>
          <RotateCcw aria-hidden={true} />
        </IconButton>
      </div>
      <Jumps clockwork={clockwork} />
      <Travel clockwork={clockwork} />
      <p className={shared['help']}>
        What is on the screen was read before.{' '}
        <button type="button" className={styles['inline']} onClick={onReload}>
          Read it again
        </button>
      </p>
    </Section>
  )
})

const Now = observer(function Now({ clockwork: { local } }: { readonly clockwork: Clockwork }) {
  const day = local.toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  const [time, seconds] = [local.toLocaleString('en-GB', { timeStyle: 'short' }), String(local.second).padStart(2, '0')]
  return (
    <time dateTime={local.toString({ timeZoneName: 'never' })} className={styles['now']}>
      {day}, {time}
      <span className={styles['seconds']}>{seconds}</span>
    </time>
  )
})

const Zone = observer(function Zone({ clockwork: { local, stands } }: { readonly clockwork: Clockwork }) {
  const city = local.timeZoneId.split('/').at(-1)?.replaceAll('_', ' ')
  return `${stands ? 'stands still' : 'runs'}, ${local.year}, ${city}`
})

const Jumps = observer(function Jumps({ clockwork }: { readonly clockwork: Clockwork }) {
  const { jumps } = clockwork
  const reasons = jumps.flatMap((jump) => ('why' in jump ? [`${jump.name}: ${jump.why}`] : []))
  return (
    <>
      <ul className={styles['jumps']} aria-label="Jumps">
        {jumps.map((jump) => (
          <li key={jump.name}>
            <Chip isDisabled={'why' in jump} onPress={() => 'to' in jump && void clockwork.travelTo(jump.to)}>
              {jump.name}
            </Chip>
          </li>
        ))}
      </ul>
      {reasons.length > 0 && <p className={shared['help']}>Not now. {reasons.join('. ')}.</p>}
    </>
  )
})

const Travel = observer(function Travel({ clockwork }: { readonly clockwork: Clockwork }) {
  const [text, setText] = useState('')
  const { local, problem, travelToLocal } = clockwork
  const shown = text || local.toPlainDateTime().toString({ smallestUnit: 'minute' })
  const go = (event: FormEvent) => {
    event.preventDefault()
    void travelToLocal(shown).then(() => setText(''))
  }
  return (
    <form className={styles['travel']} onSubmit={go}>
      <Field label="Any date and time of the club" type="datetime-local" value={shown} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" variant="outline">
        Travel
      </Button>
      <p role="alert" className={shared['problem']}>
        {problem}
      </p>
    </form>
  )
})
