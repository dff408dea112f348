import { ArrowLeft, Clock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { RadioRows } from '#ui/kit/fields/RadioRows.tsx'
import { BookingProblemNotice } from './BookingProblemNotice.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './Confirmation.module.scss'
import { ConfirmBar } from './ConfirmBar.tsx'
import { ConfirmFacts } from './ConfirmFacts.tsx'
import { SameTimeNotice } from './SameTimeNotice.tsx'
import { StepHeading } from './StepHeading.tsx'

const loadDialog = () => import('./PracticeDialog.tsx')

interface ConfirmationProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const Confirmation = observer(function Confirmation({ model, isMove }: ConfirmationProps) {
  const { t } = useTranslation('scheduling')
  const { order, selection } = model
  const late = useLazy(loadDialog, order.problem?.kind === 'practice-in-the-way')
  const title = selection.joinsWaitingList ? t('book.confirmWaiting') : t('book.confirmTitle')
  return (
    <div className={styles['confirmation']}>
      <div className={styles['back']}>
        <Button
          variant="quiet"
          icon={<ArrowLeft size={18} aria-hidden={true} />}
          isDisabled={order.operation.state === 'wait'}
          onPress={model.backToSelection}
        >
          {t('book.back')}
        </Button>
      </div>
      <StepHeading>{isMove ? t('book.confirmMove') : title}</StepHeading>
      <BookingProblemNotice model={model} isMove={isMove} />
      <SameTimeNotice model={model} />
      {model.isFinal && (
        <Notice icon={Clock} mild={true} title={t('book.final')}>
          {t('book.finalLead')}
        </Notice>
      )}
      <div className={styles['columns']}>
        <ConfirmFacts model={model} />
        <div>
          <RadioRows
            label={t('book.hand')}
            rows={[
              { value: 'right', label: t('book.right') },
              { value: 'left', label: t('book.left') },
            ]}
            value={order.hand}
            onChange={order.chooseHand}
            isDisabled={order.sending.busy}
          />
          <p className={styles['note']}>{t('book.handNote')}</p>
        </div>
      </div>
      <ConfirmBar model={model} isMove={isMove} />
      {late && <late.PracticeDialog model={model} />}
    </div>
  )
})
