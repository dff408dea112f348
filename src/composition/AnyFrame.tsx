import { observer } from 'mobx-react-lite'
import { isAuthenticated } from '#domain/session/session'
import { Frame, type FrameProps } from './Frame.tsx'
import { useSession } from './Gate.tsx'
import { VisitorFrame } from './VisitorFrame.tsx'

/** Around the screens of somebody, and around the shop for anybody. */
export const AnyFrame = observer(function AnyFrame(props: FrameProps) {
  return isAuthenticated(useSession()) ? <Frame {...props} /> : <VisitorFrame {...props} />
})
