import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { Field } from './Field.tsx'
import { NoticeText } from './NoticeText.tsx'
import rows from './rows.module.scss'
import styles from './SavedScenarioList.module.scss'
import type { SavedScenario, SavedScenarios } from './SavedScenarios.ts'

export const SavedScenarioList = observer(function SavedScenarioList({ scenarios }: { readonly scenarios: SavedScenarios }) {
  const { list, name, message } = scenarios
  const save = (event: FormEvent) => {
    event.preventDefault()
    void scenarios.save()
  }
  return (
    <>
      <form className={styles['form']} aria-label="Save this scenario" onSubmit={save}>
        <Field label="Scenario name" value={name} onChange={({ target }) => scenarios.write(target.value)} />
        <Button type="submit" variant="outline">
          Save
        </Button>
      </form>
      <NoticeText notice={message} />
      <ul className={rows['rows']} aria-label="Saved scenarios">
        {list.map((scenario) => (
          <SavedRow key={scenario.name} scenario={scenario} scenarios={scenarios} />
        ))}
      </ul>
    </>
  )
})

interface SavedRowProps {
  readonly scenario: SavedScenario
  readonly scenarios: SavedScenarios
}

function SavedRow({ scenario, scenarios }: SavedRowProps) {
  const { name, now } = scenario
  return (
    <li className={rows['row']}>
      <span className={rows['text']}>
        <span className={rows['name']}>{name}</span>
        <span className={rows['about']}>{now.slice(0, 16).replace('T', ', ')} UTC</span>
      </span>
      <Button variant="quiet" aria-label={`Load ${name}`} onPress={() => scenarios.load(scenario)}>
        Load
      </Button>
      <IconButton label={`Delete ${name}`} onPress={() => void scenarios.delete(scenario)}>
        <Trash2 aria-hidden={true} />
      </IconButton>
    </li>
  )
}
