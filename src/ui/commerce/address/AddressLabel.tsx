import { FlagTriangleRight } from 'lucide-react'
import styles from './AddressLabel.module.scss'

export function AddressLabel({ country }: { readonly country: string }) {
  return (
    <span className={styles['stamp']} aria-hidden={true}>
      <FlagTriangleRight size={20} className={styles['flag']} />
      <span className={styles['letters']}>{country}</span>
    </span>
  )
}
