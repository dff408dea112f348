import { HardDrive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { PageNotice } from './PageNotice.tsx'

interface StorageNoticeProps {
  readonly trouble: 'unavailable' | 'full' | 'unreadable'
  readonly onClose: () => void
}

export function StorageNotice({ trouble, onClose }: StorageNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <PageNotice
      icon={HardDrive}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      {t(`storage.${trouble}`)}
    </PageNotice>
  )
}
