import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router'
import type { Area } from '#domain/session/areas'
import { Waiting } from '#ui/kit/Waiting.tsx'
import { useAreaStandings } from '#ui/shell/areaStanding.ts'
import { AfterPaint } from './AfterPaint.tsx'
import type { LoadComponent } from './arriving.ts'

interface OpenToProps {
  readonly area: Area
  readonly loadClosed: LoadComponent
}

/** Screens of an area. To whom it is closed is told so at the same address; until that is known nothing is shown or asked for. */
export const OpenTo = observer(function OpenTo({ area, loadClosed }: OpenToProps) {
  const standing = useAreaStandings().standingOf(area)
  if (standing === 'unknown') return <Waiting>{null}</Waiting>
  return standing === 'open' ? <Outlet /> : <AfterPaint load={loadClosed} />
})
