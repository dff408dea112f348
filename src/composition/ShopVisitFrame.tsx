import { observer } from 'mobx-react-lite'
import { isAuthenticated } from '#domain/session/session'
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame.tsx'
import { useSession } from './RequireSession.tsx'
import { VisitorFrame } from './VisitorFrame.tsx'

export const ShopVisitFrame = observer(function ShopVisitFrame(props: PlayerFrameProps) {
  return isAuthenticated(useSession()) ? <PlayerFrame {...props} /> : <VisitorFrame {...props} />
})
