import { CirclePlay } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { PlayerModel } from '../player/PlayerModel.ts'
import styles from './IntroVideo.module.scss'
import type { LibraryViewModel } from './LibraryViewModel.ts'
import { Poster, PosterToCome } from './Poster.tsx'

export const IntroVideo = observer(function IntroVideo({ model }: { readonly model: LibraryViewModel }) {
  const { t } = useTranslation('library')
  const { intro, introPlayer } = model
  if (model.order.state === 'loading') return <IntroSkeleton />
  if (!intro) return null
  return (
    <section className={styles['intro']} aria-label={t('intro.title')}>
      <Poster address={intro.media.poster} progress={0} />
      <div className={styles['words']}>
        <h2 className={styles['title']}>{intro.title}</h2>
        <p className={styles['lead']}>{t('intro.lead')}</p>
        <Button variant="outline" icon={<CirclePlay size={20} aria-hidden={true} />} onPress={model.openIntro}>
          {t('intro.watch')}
        </Button>
      </div>
      <Dialog isOpen={introPlayer !== undefined} onClose={model.closeIntro} title={intro.title}>
        {introPlayer && <IntroPlayer model={introPlayer} title={intro.title} />}
      </Dialog>
    </section>
  )
})

function IntroSkeleton() {
  return (
    <div className={styles['intro']}>
      <PosterToCome />
      <div className={styles['words']}>
        <div className={styles['title']}>
          <Skeleton width="60%" />
        </div>
        <Skeleton width="80%" />
        <Skeleton kind="block" width="120px" height="44px" />
      </div>
    </div>
  )
}

const load = () => import('../player/Player.tsx')

/** The player's code loads when somebody wants to watch. */
function IntroPlayer({ model, title }: { readonly model: PlayerModel; readonly title: string }) {
  const player = useLazy(load)
  return player ? <player.Player model={model} title={title} /> : <Skeleton kind="block" height="240px" />
}
