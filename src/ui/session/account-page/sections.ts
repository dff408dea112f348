import { Bell, Handshake, KeyRound, type LucideIcon, Mail, MapPin, Package, Phone, UserRound, UsersRound } from 'lucide-react'
import { paths } from '#ui/shell/paths.ts'

export interface Section {
  /** Key of its texts, `account:sections.<key>`. */
  readonly key: 'profile' | 'contact' | 'phone' | 'password' | 'notifications' | 'family' | 'orders' | 'addresses' | 'desk'
  readonly path: string
  readonly icon: LucideIcon
}

export const sections: readonly Section[] = [
  { key: 'profile', path: paths.profile, icon: UserRound },
  { key: 'contact', path: paths.contact, icon: Mail },
  { key: 'phone', path: paths.phone, icon: Phone },
  { key: 'password', path: paths.password, icon: KeyRound },
  { key: 'notifications', path: paths.notifications, icon: Bell },
  { key: 'family', path: paths.family, icon: UsersRound },
  { key: 'orders', path: paths.orders, icon: Package },
  { key: 'addresses', path: paths.addresses, icon: MapPin },
  { key: 'desk', path: paths.desk, icon: Handshake },
]
