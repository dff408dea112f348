import { Link } from 'react-aria-components/Link'
import { classes } from '#ui/kit/classes.ts'
import { useShopLinks } from '../shopLinks.ts'
import styles from './ProductName.module.scss'

interface ProductNameProps {
  readonly name: string
  readonly urlKey: string | undefined
  readonly onPress?: (() => void) | undefined
}

export function ProductName({ name, urlKey, onPress }: ProductNameProps) {
  const links = useShopLinks()
  if (urlKey === undefined) return name
  return (
    <Link href={links.product(urlKey)} className={classes(styles['link'])} {...(onPress && { onPress })}>
      {name}
    </Link>
  )
}
