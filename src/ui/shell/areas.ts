import { CalendarDays, CirclePlay, Flag, Gauge, House, type LucideIcon, ShoppingBag } from 'lucide-react'
import type { Area as ClubArea } from '#domain/session/areas'
import { paths } from './paths.ts'

export interface Area {
  readonly key: 'home' | 'lessons' | 'learn' | 'play' | 'shop' | 'devices'
  readonly path: string
  readonly icon: LucideIcon
  readonly area?: ClubArea
}

export const areas: readonly Area[] = [
  { key: 'home', path: paths.home, icon: House },
  { key: 'lessons', path: paths.appointments, icon: CalendarDays, area: 'lessons' },
  { key: 'learn', path: paths.library, icon: CirclePlay, area: 'videos' },
  { key: 'play', path: paths.play, icon: Flag },
  { key: 'shop', path: paths.shop, icon: ShoppingBag },
  { key: 'devices', path: paths.devices, icon: Gauge, area: 'devices' },
]
