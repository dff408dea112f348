import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import type { ChallengeGroup } from '#domain/rounds/challenge'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { pathOfChallenge } from '../roundsPaths.ts'
import { ChallengeArt } from './ChallengeArt.tsx'
import styles from './ChallengesScreen.module.scss'
import { ChallengesSkeleton } from './ChallengesSkeleton.tsx'
import { ChallengesViewModel } from './ChallengesViewModel.ts'

export const ChallengesScreen = observer(function ChallengesScreen() {
  const { t } = useTranslation('challenges')
  const screen = useViewModel(ChallengesViewModel)
  useEffect(() => void screen.read(), [screen])
  return (
    <div className={styles['page']}>
      <BackToPlay />
      <Screen title={t('challenges.title')}>
        <p className={styles['lead']}>{t('challenges.lead')}</p>
        <div className={styles['links']}>
          <TextLink href={paths.leaderboards}>{t('challenges.toLeaderboards')}</TextLink>
          <TextLink href={paths.myGame}>{t('challenges.toMyGame')}</TextLink>
        </div>
        <LoadedView loaded={screen.reading} skeleton={<ChallengesSkeleton />} failed={t('challenges.unread')}>
          {() =>
            screen.groups.length === 0 ? (
              <EmptyState title={t('challenges.none')}>{t('challenges.noneLead')}</EmptyState>
            ) : (
              <div className={styles['groups']}>
                {screen.groups.map((group) => (
                  <Group key={group.type} group={group} />
                ))}
              </div>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

function Group({ group: { type, challenges } }: { readonly group: ChallengeGroup }) {
  const { t } = useTranslation('challenges')
  return (
    <section className={styles['group']}>
      <ChallengeArt type={type} />
      <h2 className={styles['type']}>{t(`types.${type}`)}</h2>
      <ul className={styles['list']}>
        {challenges.map(({ id, name, lead }) => (
          <li key={id} className={styles['challenge']}>
            <h3 className={styles['name']}>
              <Link href={pathOfChallenge(id)}>{name}</Link>
            </h3>
            <p className={styles['words']}>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
