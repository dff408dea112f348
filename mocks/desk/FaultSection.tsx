import { Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { FaultPlan } from '../http/InjectedFaults.ts'
import { FaultFields } from './FaultFields.tsx'
import type { FaultList } from './FaultList.ts'
import styles from './FaultSection.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'
import { Toggle } from './Toggle.tsx'
import { describeFault, timesLeft } from './words.ts'

export const FaultSection = observer(function FaultSection({ faults }: { readonly faults: FaultList }) {
  const { plans, held, form } = faults
  const add = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !form) add.current?.focus()
    wasOpen.current = form !== undefined
  }, [form])
  return (
    <Section title="Faults" aside={<HaltAll faults={faults} />}>
      <Offline faults={faults} />
      {plans.length === 0 && <p className={shared['help']}>No faults.</p>}
      <ul className={styles['rows']}>
        {plans.map((plan) => (
          <FaultRow key={plan.id} plan={plan} faults={faults} />
        ))}
      </ul>
      {held > 0 && (
        <p className={styles['heldBack']}>
          {held === 1 ? '1 answer is held back' : `${held} answers are held back`}
          <Button variant="outline" onPress={faults.release}>
            Release
          </Button>
        </p>
      )}
      {form ? (
        <FaultFields key={faults.timesBegun} form={form} faults={faults} />
      ) : (
        <Button ref={add} variant="quiet" icon={<Plus size={18} aria-hidden={true} />} onPress={() => faults.begin()}>
          Add a fault
        </Button>
      )}
    </Section>
  )
})

const Offline = observer(function Offline({ faults }: { readonly faults: FaultList }) {
  const { isOffline } = faults
  return (
    <div className={styles['offline']}>
      <span>
        Offline
        <span className={classes(shared['help'], styles['note'])}>{isOffline ? 'All tabs are offline' : 'All tabs are online'}</span>
      </span>
      <Toggle label="Offline" isOn={isOffline} onChange={(offline) => void faults.goOffline(offline)} />
    </div>
  )
})

const HaltAll = observer(function HaltAll({ faults: { plans, held, isOffline, haltAll } }: { readonly faults: FaultList }) {
  const isQuiet = held === 0 && !isOffline && plans.every(({ off }) => off)
  return (
    <Button variant="outline" isDisabled={isQuiet} onPress={haltAll}>
      Stop all
    </Button>
  )
})

interface FaultRowProps {
  readonly plan: FaultPlan
  readonly faults: FaultList
}

function FaultRow({ plan, faults }: FaultRowProps) {
  const calls = plan.calls.join(', ')
  const words = `${describeFault(plan.fault)}, ${timesLeft(plan)}`
  return (
    <li className={styles['fault']}>
      <span className={styles['text']}>
        <code className={styles['code']}>{calls}</code>
        <span className={classes(styles['words'], !plan.off && styles['wrong'])}>{words}</span>
      </span>
      <Toggle label={`${calls}: ${words}`} isOn={!plan.off} onChange={(on) => faults.switch(plan.id, on)} />
      <IconButton label={`Remove: ${calls}, ${words}`} onPress={() => faults.remove(plan.id)}>
        <Trash2 aria-hidden={true} />
      </IconButton>
    </li>
  )
}
