import { VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/kit/Notice.tsx'
import { RetryButton } from '#ui/kit/RetryButton.tsx'

/** In the place of a film that can't be loaded, or that this browser can't show. */
export function BrokenFilm({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('learning')
  return (
    <Notice icon={VideoOff} title={t('player.broken')} action={<RetryButton onRetry={onRetry} />}>
      <p>{t('player.brokenLead')}</p>
    </Notice>
  )
}
