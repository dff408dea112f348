import { fittingPaths } from '#ui/commerce/fittingPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../../screenEntry.ts'

const part = () => import('../fitting.ts')

export const fittingScreens: readonly ScreenEntry[] = [
  {
    path: paths.fittings,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/fittings/FittingsScreen.tsx')).FittingsScreen,
  },
  {
    path: fittingPaths.earlier,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/earlier-fittings/EarlierFittingsScreen.tsx')).EarlierFittingsScreen,
  },
  {
    path: fittingPaths.club,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/fitting/FittingScreen.tsx')).FittingScreen,
  },
  {
    path: fittingPaths.putters,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/putter-fittings/PutterFittingsScreen.tsx')).PutterFittingsScreen,
  },
  {
    path: fittingPaths.putter,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/putter-fitting/PutterFittingScreen.tsx')).PutterFittingScreen,
  },
]
