import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import type { Area } from '#domain/session/areas'
import { Waiting } from '#ui/kit/Waiting.tsx'
import { useAreaStandings } from '#ui/shell/areaStanding.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { AfterPaint } from './AfterPaint.tsx'
import type { LoadComponent } from './arriving.ts'

interface OpenToProps {
  readonly area: Area
  readonly loadClosed: LoadComponent
}

/** Screens of an area. To whom it is closed is told so at the same address; until that is known nothing is shown or asked for. */
export const OpenTo = observer(function OpenTo({ area, loadClosed }: OpenToProps) {
  const standing = useAreaStandings().standingOf(area)
  const { t } = useTranslation('shell')
  if (standing === 'unknown') {
    return (
      <Screen title={t('kit.loading')} headingHidden>
        <Waiting>{null}</Waiting>
      </Screen>
    )
  }
  return standing === 'open' ? <Outlet /> : <AfterPaint load={loadClosed} />
})
