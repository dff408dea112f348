import { observer } from 'mobx-react-lite'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import { byPosition, type Choice, type ChoiceValue, pictureOfValue } from '#domain/commerce/product'
import { isOffered } from '#domain/commerce/productChoices'
import { classes } from '#ui/kit/classes.ts'
import styles from './AddToCart.module.scss'
import { FieldGroup } from './FieldGroup.tsx'
import type { ProductConfigurator } from './ProductConfigurator.ts'
import type { ShowErrors } from './showErrors.ts'

interface ChoiceFieldsProps {
  readonly choosing: ProductConfigurator
  readonly onErrors: ShowErrors
}

export const ChoiceFields = observer(function ChoiceFields({ choosing, onErrors }: ChoiceFieldsProps) {
  const { t } = useTranslation('addToCart')
  return byPosition(choosing.product.choices).map((choice) => {
    const { code, label, values } = choice
    const chosen = choosing.chosen.get(code)
    return (
      <FieldGroup
        key={code}
        label={label}
        aside={values.find(({ uid }) => uid === chosen)?.label}
        error={onErrors((part) => part.kind === 'choice' && part.code === code, t('missing.choice', { label }))}
      >
        <RadioGroup
          aria-label={label}
          className={classes(styles['tiles'])}
          value={chosen ?? null}
          onChange={(uid) => choosing.choose(code, uid)}
        >
          {values.map((value) => (
            <Value key={value.uid} choosing={choosing} choice={choice} value={value} />
          ))}
        </RadioGroup>
      </FieldGroup>
    )
  })
})

interface ValueProps {
  readonly choosing: ProductConfigurator
  readonly choice: Choice
  readonly value: ChoiceValue
}

const Value = observer(function Value({ choosing, choice: { code }, value: { uid, label, colour } }: ValueProps) {
  const { t } = useTranslation('addToCart')
  const { product, chosen } = choosing
  const isGone = !isOffered(product, chosen, [code, uid])
  const picture = colour === undefined ? undefined : pictureOfValue(product, code, uid)
  return (
    <Radio
      value={uid}
      className={classes(styles['tile'], isGone && styles['gone'])}
      {...(isGone && { 'aria-label': t('choice.gone', { label }) })}
    >
      {picture === undefined ? (
        <span className={styles['word']}>{label}</span>
      ) : (
        <>
          <span className={styles['face']}>
            <img src={picture} alt="" loading="lazy" />
          </span>
          <span className={styles['name']}>{label}</span>
        </>
      )}
    </Radio>
  )
})
