import { Bell, Handshake, KeyRound, type LucideIcon, Mail, MapPin, Package, Phone, Radar, UserRound, UsersRound } from 'lucide-react'
import type { Area } from '#domain/session/areas'
import type { FeatureAccess } from '#ui/shell/featureAccess.ts'
import { paths } from '#ui/shell/paths.ts'

export interface Section {
  /** Key of its texts, `account:sections.<key>`. */
  readonly key: 'profile' | 'contact' | 'phone' | 'password' | 'notifications' | 'family' | 'orders' | 'addresses' | 'devices' | 'desk'
  readonly path: string
  readonly icon: LucideIcon
  /** For the players to whom it is open. */
  readonly area?: Area
}

const sections: readonly Section[] = [
  { key: 'profile', path: paths.profile, icon: UserRound },
  { key: 'contact', path: paths.contact, icon: Mail },
  { key: 'phone', path: paths.phone, icon: Phone },
  { key: 'password', path: paths.password, icon: KeyRound },
  { key: 'notifications', path: paths.notifications, icon: Bell },
  { key: 'family', path: paths.family, icon: UsersRound },
  { key: 'orders', path: paths.orders, icon: Package },
  { key: 'addresses', path: paths.addresses, icon: MapPin },
  { key: 'devices', path: paths.devices, icon: Radar, area: 'devices' },
  { key: 'desk', path: paths.desk, icon: Handshake },
]

/** Those that are open to the player. */
export function openSections(access: FeatureAccess): readonly Section[] {
  return sections.filter(({ area }) => !area || access.accessTo(area) === 'open')
}
