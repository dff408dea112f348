import {
  Backpack,
  Bell,
  CalendarSync,
  CirclePlus,
  Crosshair,
  Gauge,
  Handshake,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  Package,
  PackageOpen,
  ReceiptText,
  RefreshCw,
  Ticket,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { Area } from '#domain/session/areas'
import type { FeatureAccess } from '#ui/shell/featureAccess.ts'
import { paths } from '#ui/shell/paths.ts'

export interface Section {
  readonly key:
    | 'profile'
    | 'contact'
    | 'password'
    | 'notifications'
    | 'family'
    | 'orders'
    | 'subscriptions'
    | 'rewards'
    | 'plus'
    | 'returns'
    | 'addresses'
    | 'memberships'
    | 'renewals'
    | 'gear'
    | 'purchases'
    | 'fittings'
    | 'devices'
    | 'desk'
  readonly path: string
  readonly icon: LucideIcon
  readonly area?: Area
}

const sections: readonly Section[] = [
  { key: 'profile', path: paths.profile, icon: UserRound },
  { key: 'contact', path: paths.contact, icon: Mail },
  { key: 'password', path: paths.password, icon: KeyRound },
  { key: 'notifications', path: paths.notifications, icon: Bell },
  { key: 'family', path: paths.family, icon: UsersRound },
  { key: 'orders', path: paths.orders, icon: Package },
  { key: 'subscriptions', path: paths.subscriptions, icon: CalendarSync },
  { key: 'rewards', path: paths.rewards, icon: Ticket },
  { key: 'plus', path: paths.plus, icon: CirclePlus },
  { key: 'returns', path: paths.returns, icon: PackageOpen },
  { key: 'addresses', path: paths.addresses, icon: MapPin },
  { key: 'memberships', path: paths.memberships, icon: IdCard, area: 'lessons' },
  { key: 'renewals', path: paths.renewals, icon: RefreshCw, area: 'lessons' },
  { key: 'gear', path: paths.gear, icon: Backpack, area: 'lessons' },
  { key: 'purchases', path: paths.purchases, icon: ReceiptText },
  { key: 'fittings', path: paths.fittings, icon: Crosshair },
  { key: 'devices', path: paths.devices, icon: Gauge, area: 'devices' },
  { key: 'desk', path: paths.desk, icon: Handshake },
]

export function openSections(access: FeatureAccess): readonly Section[] {
  return sections.filter(({ area }) => !area || access.accessTo(area) === 'open')
}
