import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import type { Area } from '#domain/session/areas'
import { Spinner } from '#ui/kit/feedback/Spinner.tsx'
import { useFeatureAccess } from '#ui/shell/featureAccess.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import type { LoadComponent } from './loadComponent.ts'
import { RenderAfterPaint } from './RenderAfterPaint.tsx'

interface OpenToProps {
  readonly area: Area
  readonly loadClosed: LoadComponent
}

export const RequireArea = observer(function RequireArea({ area, loadClosed }: OpenToProps) {
  const standing = useFeatureAccess().accessTo(area)
  const { t } = useTranslation('shell')
  if (standing === 'unknown') {
    return (
      <Screen title={t('kit.loading')} headingHidden>
        <Spinner>{null}</Spinner>
      </Screen>
    )
  }
  return standing === 'open' ? <Outlet /> : <RenderAfterPaint load={loadClosed} />
})
