import {
  Backpack,
  Bell,
  CircleHelp,
  Crosshair,
  Gauge,
  Handshake,
  IdCard,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Package,
  PackageOpen,
  ReceiptText,
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
    | 'rewards'
    | 'returns'
    | 'addresses'
    | 'plans'
    | 'gear'
    | 'purchases'
    | 'fittings'
    | 'devices'
    | 'faq'
    | 'contactUs'
    | 'desk'
  readonly path: string
  readonly icon: LucideIcon
  readonly area?: Area
}

interface Group {
  readonly key: 'you' | 'club' | 'shop' | 'help'
  readonly sections: readonly Section[]
}

const groups: readonly Group[] = [
  {
    key: 'you',
    sections: [
      { key: 'profile', path: paths.profile, icon: UserRound },
      { key: 'contact', path: paths.contact, icon: Mail },
      { key: 'password', path: paths.password, icon: KeyRound },
      { key: 'notifications', path: paths.notifications, icon: Bell },
      { key: 'family', path: paths.family, icon: UsersRound },
    ],
  },
  {
    key: 'club',
    sections: [
      { key: 'plans', path: paths.plans, icon: IdCard },
      { key: 'gear', path: paths.gear, icon: Backpack, area: 'lessons' },
      { key: 'fittings', path: paths.fittings, icon: Crosshair },
      { key: 'devices', path: paths.devices, icon: Gauge, area: 'devices' },
    ],
  },
  {
    key: 'shop',
    sections: [
      { key: 'orders', path: paths.orders, icon: Package },
      { key: 'purchases', path: paths.purchases, icon: ReceiptText },
      { key: 'returns', path: paths.returns, icon: PackageOpen },
      { key: 'rewards', path: paths.rewards, icon: Ticket },
      { key: 'addresses', path: paths.addresses, icon: MapPin },
    ],
  },
  {
    key: 'help',
    sections: [
      { key: 'faq', path: paths.faq, icon: CircleHelp },
      { key: 'contactUs', path: paths.contactUs, icon: MessageSquare },
      { key: 'desk', path: paths.desk, icon: Handshake },
    ],
  },
]

export function openGroups(access: FeatureAccess): readonly Group[] {
  const isOpen = ({ area }: Section) => !area || access.accessTo(area) === 'open'
  return groups.map((group) => ({ ...group, sections: group.sections.filter(isOpen) }))
}
