import { useTranslation } from 'react-i18next'
import type { Compared, FittingMeasure } from '#domain/commerce/fitting/comparison'
import { Figure } from '#ui/kit/content/Figure.tsx'
import styles from './FittingScreen.module.scss'
import type { useFittingText } from './useFittingText.ts'

const shown = [
  { measure: 'carry', more: 'gain.longer', less: 'gain.shorter' },
  { measure: 'width', more: 'gain.wider', less: 'gain.narrower' },
] as const

interface GainsProps {
  readonly compared: readonly Compared<FittingMeasure>[]
  readonly text: ReturnType<typeof useFittingText>
}

export function Gains({ compared, text }: GainsProps) {
  const { t } = useTranslation('fitting')
  return (
    <dl className={styles['gains']} aria-label={t('gain.label')}>
      {shown.map(({ measure, more, less }) => {
        const found = compared.find((each) => each.measure === measure)
        if (found?.own === undefined) return null
        const change = found.selected - found.own
        return (
          <div key={measure}>
            <dt>{measure === 'carry' ? t('gain.carry') : text.nameOf(measure)}</dt>
            <dd>
              <Figure size="36">{text.changeSize(measure, found.own, found.selected)}</Figure>
              <span>{t(change < 0 ? less : more)}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
