import type { ReturnStatus } from '#domain/returns/returnRequest'
import { badgeColors } from '#domain/returns/statusColor'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import styles from './StatusBadge.module.scss'

/** The shop's label on the shop's colour; the label alone where the colour can't be used. */
export function StatusBadge({ status: { label, color, id } }: { readonly status: ReturnStatus }) {
  const colors = badgeColors(color)
  if (!colors) {
    return (
      <span data-status={id}>
        <Badge kind="past">{label}</Badge>
      </span>
    )
  }
  return (
    <span className={styles['badge']} data-status={id} style={{ background: colors.background, color: colors.text }}>
      {label}
    </span>
  )
}
