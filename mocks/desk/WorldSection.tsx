import { Link2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { seedNames } from '../world/World.ts'
import { Choice } from './Choice.tsx'
import { Field } from './Field.tsx'
import { NoticeText } from './NoticeText.tsx'
import { SavedScenarioList } from './SavedScenarioList.tsx'
import type { SavedScenarios } from './SavedScenarios.ts'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'
import styles from './WorldSection.module.scss'
import type { WorldTransfer } from './WorldTransfer.ts'

interface WorldSectionProps {
  readonly storeroom: WorldTransfer
  readonly scenarios: SavedScenarios
}

export const WorldSection = observer(function WorldSection({ storeroom, scenarios }: WorldSectionProps) {
  const { message, link, asked } = storeroom
  return (
    <Section title="World" aside={`seed ${storeroom.origin}`}>
      <p className={shared['help']}>{storeroom.size}</p>
      {asked ? <Question storeroom={storeroom} /> : <Actions storeroom={storeroom} />}
      <NoticeText notice={message} />
      {link !== undefined && <Field label="Scenario link" readOnly={true} value={link} onFocus={({ target }) => target.select()} />}
      <SavedScenarioList scenarios={scenarios} />
    </Section>
  )
})

const Actions = observer(function Actions({ storeroom }: { readonly storeroom: WorldTransfer }) {
  const { seed } = storeroom
  const read = async (files: FileList | null) => {
    const text = await files?.item(0)?.text()
    if (text !== undefined) await storeroom.import(text)
  }
  const switchTo = (value: string) => {
    const found = seedNames.find((name) => name === value)
    if (found) storeroom.ask(found)
  }
  return (
    <div className={styles['storage']}>
      <Button variant="outline" onPress={() => storeroom.ask(seed)}>
        Reset
      </Button>
      <Button variant="outline" onPress={storeroom.export}>
        Export
      </Button>
      <FileTrigger acceptedFileTypes={['application/json', '.json']} onSelect={read}>
        <Button variant="outline">Import</Button>
      </FileTrigger>
      <Choice label="Seed" labelHidden={true} value={seed} onChange={switchTo}>
        {seedNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
      <Button wide={true} icon={<Link2 size={18} aria-hidden={true} />} onPress={storeroom.copyLink}>
        Copy scenario link
      </Button>
    </div>
  )
})

const Question = observer(function Question({ storeroom }: { readonly storeroom: WorldTransfer }) {
  const { asked } = storeroom
  if (!asked) return null
  return (
    <div role="group" aria-label="Reset">
      <p>A fresh {asked} world, in real time and without faults? What was done in this one is gone.</p>
      <div className={shared['actions']}>
        <Button variant="danger" onPress={() => storeroom.reset(asked)}>
          Reset the world
        </Button>
        <Button variant="outline" autoFocus={true} onPress={storeroom.leaveIt}>
          Keep it
        </Button>
      </div>
    </div>
  )
})
