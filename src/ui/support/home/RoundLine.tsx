import { useTranslation } from 'react-i18next'
import type { BegunRound } from '#app/support/ports/CurrentRound'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { pathOfScorecard } from '#ui/shell/paths.ts'
import styles from './RoundLine.module.scss'

export function RoundLine({ round }: { readonly round: BegunRound }) {
  const { t } = useTranslation('support')
  const { id, courseName, holesPlayed, holes } = round
  return (
    <section aria-label={t('home.round')} className={styles['round']}>
      <p>
        <strong>{t('home.round')}</strong> {courseName}, {t('home.roundHoles', { played: holesPlayed, holes })}
      </p>
      <ButtonLink href={pathOfScorecard(id)}>{t('home.openCard')}</ButtonLink>
    </section>
  )
}
