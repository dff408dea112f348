import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screenEntry.ts'

const part = () => import('./returns.ts')

/** Returns: the list, the request and one return with its conversation. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.returns,
    access: 'player',
    part,
    screen: async () => (await import('#ui/returns/list/ReturnsScreen.tsx')).ReturnsScreen,
  },
  {
    path: paths.newReturn,
    access: 'player',
    part,
    screen: async () => (await import('#ui/returns/request/RequestScreen.tsx')).RequestScreen,
  },
  {
    path: paths.return,
    access: 'player',
    part,
    screen: async () => (await import('#ui/returns/detail/ReturnScreen.tsx')).ReturnScreen,
  },
]
