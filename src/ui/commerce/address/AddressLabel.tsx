import { FlagTriangleRight } from 'lucide-react'
import styles from './AddressLabel.module.scss'

/** A postage stamp with the country's letters: a picture, said by the address beside it. */
export function AddressLabel({ country }: { readonly country: string }) {
  return (
    <span className={styles['stamp']} aria-hidden={true}>
      <FlagTriangleRight size={20} className={styles['flag']} />
      <span className={styles['letters']}>{country}</span>
    </span>
  )
}
