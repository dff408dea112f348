import { VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'

export function VideoError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('learning')
  return (
    <Notice icon={VideoOff} title={t('player.broken')} action={<RetryButton onRetry={onRetry} />}>
      <p>{t('player.brokenLead')}</p>
    </Notice>
  )
}
