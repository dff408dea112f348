import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import type { GiftDesign } from '#domain/commerce/product'
import { classes } from '#ui/kit/classes.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'

interface DesignFieldsProps {
  readonly designs: readonly GiftDesign[]
  readonly chosen: GiftDesign | undefined
  readonly onChange: (id: string) => void
}

export function DesignFields({ designs, chosen, onChange }: DesignFieldsProps) {
  const { t } = useTranslation('addToCart')
  if (designs.length < 2 || !chosen) return null
  return (
    <FieldGroup label={t('gift.design')} aside={chosen.notes}>
      <RadioGroup aria-label={t('gift.design')} className={classes(styles['tiles'])} value={String(chosen.id)} onChange={onChange}>
        {designs.map(({ id, name, picture }) => (
          <Radio key={id} value={String(id)} className={classes(styles['tile'])}>
            <span className={styles['face']}>{picture && <img src={picture} alt="" loading="lazy" />}</span>
            <span className={styles['name']}>{name}</span>
          </Radio>
        ))}
      </RadioGroup>
    </FieldGroup>
  )
}
