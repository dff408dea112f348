import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '#domain/commerce/product'
import { classes } from '#ui/kit/classes.ts'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import styles from './QuickViewButton.module.scss'

const load = () => import('./QuickView.tsx')

export function QuickViewButton({ card }: { readonly card: ProductCard }) {
  const { t } = useTranslation('addToCart')
  const [isOpen, setOpen] = useState(false)
  const late = useLazy(load, isOpen)
  return (
    <>
      <Button className={classes(styles['button'])} aria-label={t('quick.look', { name: card.name })} onPress={() => setOpen(true)}>
        <Eye size={20} aria-hidden={true} />
      </Button>
      {isOpen && late && <late.QuickView card={card} onClose={() => setOpen(false)} />}
    </>
  )
}
