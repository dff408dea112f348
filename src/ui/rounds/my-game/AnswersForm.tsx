import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQuestions } from '#domain/rounds/gameAnswers'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { SelectField, type SelectOption } from '#ui/kit/fields/SelectField.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import type { AnswersEditor } from './AnswersEditor.ts'
import styles from './MyGameScreen.module.scss'

export const AnswersForm = observer(function AnswersForm({ editor }: { readonly editor: AnswersEditor }) {
  const { t } = useTranslation('challenges')
  const { sending, problem, typed } = editor
  if (sending.fault) throw sending.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await editor.send())) return
    toasts.show(t('myGame.sent'))
  }
  const part = (each: (typeof gameQuestions.strength)[number]) => ({ value: each, label: t(`part.${each}`) })
  const choice = (field: 'level' | 'rounds' | 'strength' | 'weakness', options: readonly SelectOption<string>[]) => ({
    name: field,
    label: t(`answers.${field}`),
    options,
    value: typed[field],
    onChange: (answer: string) => editor.write(field, answer),
  })
  return (
    <form className={styles['part']} onSubmit={(event) => void submit(event)} noValidate={true}>
      <h2 className={styles['title']}>{t('myGame.about')}</h2>
      <p className={styles['lead']}>{t('myGame.aboutLead')}</p>
      {sending.failure && <FailureNotice failure={sending.failure} title={t('myGame.notSent')} of="writing" />}
      <SelectField
        {...choice(
          'level',
          gameQuestions.level.map((each) => ({ value: each, label: t(`levels.${each}`) })),
        )}
      />
      <SelectField
        {...choice(
          'rounds',
          gameQuestions.rounds.map((each) => ({ value: each, label: t(`frequency.${each}`) })),
        )}
      />
      <SelectField {...choice('strength', gameQuestions.strength.map(part))} />
      <SelectField {...choice('weakness', gameQuestions.weakness.map(part))} />
      <TextArea
        name="goal"
        label={t('answers.goal')}
        value={typed.goal ?? ''}
        onChange={(goal) => editor.write('goal', goal)}
        help={t('myGame.goalHelp')}
        error={problem && t(`myGame.${problem}`)}
      />
      <Button type="submit" busy={sending.busy} busyLabel={t('myGame.sending')}>
        {t('myGame.send')}
      </Button>
    </form>
  )
})
