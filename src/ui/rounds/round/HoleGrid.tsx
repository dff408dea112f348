import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useTranslation } from 'react-i18next'
import { inOrderOfPlay, type Round, type RoundHole } from '#domain/rounds/round'
import { isBackHole } from '#domain/rounds/scoring/nines'
import { ScoreMark } from '../score-mark/ScoreMark.tsx'
import styles from './HoleGrid.module.scss'

interface HoleGridProps {
  readonly round: Round
  readonly shown: number
  readonly onShow: (hole: number) => void
}

export function HoleGrid({ round, shown, onShow }: HoleGridProps) {
  const { t } = useTranslation('rounds')
  const order = inOrderOfPlay(round.scorecard, round)
  const nines = [order.slice(0, 9), order.slice(9)].filter((nine) => nine.length > 0)
  return nines.map((nine) => {
    const label = nine[0] && isBackHole(nine[0], order) ? t('round.in') : t('round.out')
    const strokes = nine.reduce((sum, { score }) => sum + (score ?? 0), 0)
    return (
      <fieldset key={label} className={styles['nine']}>
        <legend className={styles['heard']}>{label}</legend>
        {nine.map((hole) => (
          <HoleButton key={hole.number} hole={hole} isShown={hole.number === shown} onShow={onShow} />
        ))}
        <p className={styles['total']}>
          <span className={styles['number']}>{label}</span>
          <span className={styles['sum']}>{strokes > 0 ? strokes : t('value.none')}</span>
        </p>
      </fieldset>
    )
  })
}

interface HoleButtonProps {
  readonly hole: RoundHole
  readonly isShown: boolean
  readonly onShow: (hole: number) => void
}

function HoleButton({ hole, isShown, onShow }: HoleButtonProps) {
  const { t } = useTranslation('rounds')
  const { number, par, score, isPickedUp } = hole
  const named = { number, par, score: isPickedUp ? t('round.pickedUp') : (score ?? '') }
  const isOpen = score === undefined && !isPickedUp
  return (
    <ToggleButton className={styles['hole'] ?? ''} isSelected={isShown} onChange={() => onShow(number)}>
      <span className={styles['heard']}>{isOpen ? t('round.holeOpen', named) : t('round.holeScore', named)}</span>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <span aria-hidden="true">
        {score === undefined ? (
          <span className={styles['none']}>{isPickedUp ? 'X' : t('value.none')}</span>
        ) : (
          <ScoreMark strokes={score} par={par} />
        )}
      </span>
      <span className={styles['number']} aria-hidden="true">
        {t('round.par', { par })}
      </span>
    </ToggleButton>
  )
}
