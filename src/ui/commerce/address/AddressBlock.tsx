import type { PostalAddress } from '#domain/commerce/address'
import { postalLines } from '#domain/commerce/postalLines'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import styles from './AddressBlock.module.scss'

export function AddressBlock({ address }: { readonly address: PostalAddress }) {
  const nameOf = usePersonName()
  const formats = useFormats()
  const { countryCode, telephone } = address
  const name = nameOf(address)
  const lines = [...postalLines(address, name), formats.country(countryCode) ?? countryCode]
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line} dir="auto" className={line === name ? styles['name'] : undefined}>
          {line}
        </span>
      ))}
      {telephone && (
        <bdi className={styles['phone']} dir="ltr">
          {telephone}
        </bdi>
      )}
    </address>
  )
}
