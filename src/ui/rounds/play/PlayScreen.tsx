import { Plus } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { pathOfNewRound } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ChallengeArt } from '../challenges/ChallengeArt.tsx'
import { Overview } from './Overview.tsx'
import styles from './PlayScreen.module.scss'
import { PlayViewModel } from './PlayViewModel.ts'

export function PlayScreen() {
  const { t } = useTranslation('play')
  const model = useViewModel(PlayViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('play.title')}>
        <p className={styles['lead']}>{t('play.lead')}</p>
        <div>
          <ButtonLink href={pathOfNewRound()} icon={<Plus size={20} aria-hidden={true} />}>
            {t('play.newRound')}
          </ButtonLink>
        </div>
        <Overview model={model} />
        <ul className={styles['entries']}>
          {model.entries.map(({ key, path, scene }) => (
            <li key={key} className={styles['entry']}>
              <ChallengeArt type={scene} />
              <div>
                <h2 className={styles['name']}>
                  <Link href={path}>{t(`names.${key}`)}</Link>
                </h2>
                <p className={styles['words']}>{t(`leads.${key}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Screen>
    </div>
  )
}
