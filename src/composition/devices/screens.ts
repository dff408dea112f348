import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screenEntry.ts'

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.devices,
    access: 'player',
    area: 'devices',
    part: () => import('./devices.ts'),
    screen: async () => (await import('#ui/devices/list/DevicesScreen.tsx')).DevicesScreen,
  },
  {
    path: paths.devicePurchases,
    access: 'player',
    area: 'devices',
    part: () => import('./devices.ts'),
    screen: async () => (await import('#ui/devices/purchases/DevicePurchasesScreen.tsx')).DevicePurchasesScreen,
  },
]
