import { CircleAlert, CircleCheck, Info, type LucideIcon, Package, Truck } from 'lucide-react'
import type { AlertType, CartAlert } from '#domain/commerce/cart'
import { classes } from '#ui/kit/classes.ts'
import styles from './CartScreen.module.scss'

const byType: Readonly<Record<AlertType, LucideIcon>> = { success: CircleCheck, info: Info, warning: CircleAlert, error: CircleAlert }

const byName = new Map<string, LucideIcon>([
  ['stock', Package],
  ['shipping', Truck],
])

export function CartAlertNotice({ alert: { type, message, icon } }: { readonly alert: CartAlert }) {
  const Icon = byName.get(icon ?? '') ?? byType[type]
  return (
    <div role="status" data-alert={type} className={classes(styles['alert'], styles[type])}>
      <Icon size={20} aria-hidden={true} />
      <p>{message}</p>
    </div>
  )
}
