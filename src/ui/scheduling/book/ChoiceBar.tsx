import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import { ActionBar } from '#ui/shell/ActionBar.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './ChoiceBar.module.scss'
import { ChosenMoment } from './ChosenMoment.tsx'
import { Cost } from './Cost.tsx'

interface ChoiceBarProps {
  readonly model: BookViewModel
  readonly isMove: boolean
  readonly problem: boolean
  readonly onAsk: () => void
}

export const ChoiceBar = observer(function ChoiceBar({ model, isMove, problem, onAsk }: ChoiceBarProps) {
  const { t } = useTranslation('scheduling')
  const review = (): void => {
    onAsk()
    model.review()
  }
  const way = model.selection.joinsWaitingList ? t('book.reviewWaiting') : t('book.review')
  return (
    <ActionBar
      actions={
        <Button size="large" onPress={review}>
          {isMove ? t('book.reviewMove') : way}
        </Button>
      }
    >
      {problem && (
        <div className={styles['problem']}>
          <FormError problems={[{ text: t('book.needSlot') }]} cause={model.selection.problem} />
        </div>
      )}
      <section aria-label={t('book.summary')} className={styles['summary']}>
        <ChosenMoment model={model} />
        <Cost model={model} />
      </section>
    </ActionBar>
  )
})
