import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { PageNotice } from './PageNotice.tsx'

interface ServersNoticeProps {
  /** The servers changed, and only a reload uses the new ones. */
  readonly isMoved: boolean
  readonly onRetry: () => void
  readonly onReload: () => void
}

export const ServersNotice = observer(function ServersNotice({ isMoved, onRetry, onReload }: ServersNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <PageNotice
      icon={CloudOff}
      title={t(isMoved ? 'servers.movedTitle' : 'servers.title')}
      actions={<Button onPress={isMoved ? onReload : onRetry}>{t(isMoved ? 'update.reload' : 'failure.retry')}</Button>}
    >
      {t(isMoved ? 'servers.movedLead' : 'servers.lead')}
    </PageNotice>
  )
})
