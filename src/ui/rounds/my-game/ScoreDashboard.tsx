import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useScoreText } from '../challenges/useScoreText.ts'
import { pathOfLeaderboard } from '../roundsPaths.ts'
import styles from './MyGameScreen.module.scss'
import type { MyGameViewModel } from './MyGameViewModel.ts'

/** Best and latest score of each type; its name leads to the leaderboard. */
export const ScoreDashboard = observer(function ScoreDashboard({ screen }: { readonly screen: MyGameViewModel }) {
  const { t } = useTranslation('challenges')
  const { scoreText, numberText } = useScoreText(screen.metric)
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('myGame.type')}</th>
          <th scope="col">{t('myGame.best')}</th>
          <th scope="col">{t('myGame.latest')}</th>
          <th scope="col">{t('myGame.count')}</th>
        </tr>
      </thead>
      <tbody>
        {screen.rows.map(({ type, best, latest, count }) => (
          <tr key={type}>
            <th scope="row">
              <TextLink href={pathOfLeaderboard({ type })}>{t(`types.${type}`)}</TextLink>
            </th>
            <td>{scoreText(best?.value, type)}</td>
            <td>{scoreText(latest?.value, type)}</td>
            <td>{numberText(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
