import { RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import styles from './BookHeader.module.scss'
import type { BookViewModel } from './BookViewModel.ts'

export const BookHeader = observer(function BookHeader({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const { order, step } = model
  const { creditsLeft, own } = order
  return (
    <div className={styles['lead']}>
      {own.moved && <MovedFrom lesson={own.moved} />}
      {!own.moved && creditsLeft !== undefined && <p>{t('book.leadCredits', { count: creditsLeft })}</p>}
      {step === 'selection' && !own.moved && (
        <Button variant="quiet" icon={<RotateCcw size={18} aria-hidden={true} />} onPress={model.reset}>
          {t('book.startOver')}
        </Button>
      )}
    </div>
  )
})

function MovedFrom({ lesson }: { readonly lesson: Parameters<typeof atCentre>[0] }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const at = atCentre(lesson)
  return (
    <p>
      <MomentTime at={at}>{t('book.leadMoving', { time: formats.longMoment(at) })}</MomentTime>
    </p>
  )
}
