import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../../screens.ts'

const part = () => import('../fitting.ts')

export const fittingScreens: readonly ScreenEntry[] = [
  {
    path: paths.fittings,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/fittings/FittingsScreen.tsx')).FittingsScreen,
  },
  {
    path: paths.earlierFittings,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/earlier-fittings/EarlierFittingsScreen.tsx')).EarlierFittingsScreen,
  },
  {
    path: paths.fitting,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/fitting/FittingScreen.tsx')).FittingScreen,
  },
  {
    path: paths.putterFittings,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/putter-fittings/PutterFittingsScreen.tsx')).PutterFittingsScreen,
  },
  {
    path: paths.putterFitting,
    access: 'player',
    part,
    screen: async () => (await import('#ui/commerce/putter-fitting/PutterFittingScreen.tsx')).PutterFittingScreen,
  },
]
