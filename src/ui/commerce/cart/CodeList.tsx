import { X } from 'lucide-react'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import styles from './CartScreen.module.scss'

interface CodeListProps {
  readonly codes: readonly { readonly code: string; readonly note?: string; readonly remove: string }[]
  readonly onRemove: (code: string) => void
  readonly busy: boolean
}

export function CodeList({ codes, onRemove, busy }: CodeListProps) {
  if (codes.length === 0) return null
  return (
    <ul className={styles['codes']}>
      {codes.map(({ code, note, remove }) => (
        <li key={code} className={styles['code']}>
          <span>
            <strong>{code}</strong> {note}
          </span>
          <IconButton label={remove} onPress={() => onRemove(code)} isDisabled={busy}>
            <X size={18} aria-hidden={true} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
