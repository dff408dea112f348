import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { MomentTime } from '../MomentTime.tsx'
import { atCentre } from '../moments.ts'
import type { BookViewModel } from './BookViewModel.ts'
import styles from './PracticeDialog.module.scss'

export const PracticeDialog = observer(function PracticeDialog({ model }: { readonly model: BookViewModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const { problem, practiceInTheWay } = model.order
  return (
    <Dialog
      isOpen={problem?.kind === 'practice-in-the-way'}
      onClose={model.backToSelection}
      title={t('book.practiceTitle')}
      actions={
        <>
          <Button variant="outline" autoFocus={true} onPress={model.backToSelection}>
            {t('book.keepPractice')}
          </Button>
          <Button variant="danger" onPress={model.overridePractice}>
            {t('book.givePracticeUp')}
          </Button>
        </>
      }
    >
      <p>{t('book.practiceLead')}</p>
      <ul className={styles['list']}>
        {practiceInTheWay.map((practice) => (
          <li key={practice.id}>
            <MomentTime at={atCentre(practice)}>{formats.longMoment(atCentre(practice))}</MomentTime>, {practice.lessonType.name}
          </li>
        ))}
      </ul>
    </Dialog>
  )
})
