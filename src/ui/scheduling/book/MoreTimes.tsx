import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { FormError } from '#ui/kit/fields/FormError.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './MoreTimes.module.scss'

interface MoreTimesProps {
  readonly model: BookViewModel
  readonly problem: boolean
  readonly onAsk: () => void
}

export const MoreTimes = observer(function MoreTimes({ model, problem, onAsk }: MoreTimesProps) {
  const { t } = useTranslation('scheduling')
  const { suggesting } = model.selection
  if (suggesting.fault) throw suggesting.fault.error
  const ask = (): void => {
    onAsk()
    void model.suggest()
  }
  return (
    <div className={styles['more']}>
      <h3 className={styles['title']}>{t('book.noneFits')}</h3>
      {problem && <FormError problems={[{ text: t('book.suggestEmpty') }]} cause={model.selection.problem} />}
      {suggesting.failure && <FailureNotice failure={suggesting.failure} title={t('book.suggestFailed')} />}
      <div>
        <Button variant="outline" busy={suggesting.busy} busyLabel={t('book.suggesting')} onPress={ask}>
          {t('book.suggest')}
        </Button>
      </div>
    </div>
  )
})
