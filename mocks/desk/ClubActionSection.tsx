import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Choice } from './Choice.tsx'
import type { ClubActionList } from './ClubActionList.ts'
import styles from './ClubActionSection.module.scss'
import { Field } from './Field.tsx'
import { NoticeText } from './NoticeText.tsx'
import { ReloadHint } from './ReloadHint.tsx'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

interface ClubActionSectionProps {
  readonly actions: ClubActionList
  readonly onReload: () => void
}

export const ClubActionSection = observer(function ClubActionSection({ actions, onReload }: ClubActionSectionProps) {
  const { possible, message } = actions
  return (
    <Section title="Club actions" aside={possible.length > 0 && `${possible.length} available`}>
      {possible.length > 0 ? (
        <ActionForm actions={actions} />
      ) : (
        <p className={shared['help']}>Sign in first: actions apply to the signed-in player.</p>
      )}
      <NoticeText notice={message} />
      {message && <ReloadHint onReload={onReload} />}
    </Section>
  )
})

const ActionForm = observer(function ActionForm({ actions }: { readonly actions: ClubActionList }) {
  const { possible, chosen, target, text } = actions
  if (!chosen) return null
  const { action, targets } = chosen
  const run = (event: FormEvent) => {
    event.preventDefault()
    void actions.run()
  }
  return (
    <form className={styles['form']} aria-label="Club actions" onSubmit={run}>
      <Choice label="Action" value={action.id} onChange={actions.choose}>
        {possible.map(({ action: { id, name } }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Applies to" value={target?.id ?? ''} onChange={actions.aim}>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {action.text && (
        <Field
          label={action.text.label}
          placeholder={action.text.sample}
          value={text}
          onChange={({ target: { value } }) => actions.write(value)}
        />
      )}
      <div className={shared['actions']}>
        <Button type="submit" variant="outline">
          Make it happen
        </Button>
      </div>
    </form>
  )
})
