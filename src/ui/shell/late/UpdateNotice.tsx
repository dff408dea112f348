import { Sparkles } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { unsavedChanges } from '../unsavedChanges.ts'
import { PageNotice } from './PageNotice.tsx'

interface UpdateNoticeProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

export const UpdateNotice = observer(function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const { t } = useTranslation('shell')
  const isHeld = unsavedChanges.any
  return (
    <PageNotice
      icon={Sparkles}
      title={t('update.title')}
      actions={
        <>
          {!isHeld && <Button onPress={onReload}>{t('update.reload')}</Button>}
          <Button variant="outline" onPress={onLater}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {isHeld ? t('update.held') : t('update.lead')}
    </PageNotice>
  )
})
