import { Columns2, Send } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfComparison } from '../learningPaths.ts'
import { Player } from '../player/Player.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { useSides } from '../swings/useSides.ts'
import { SentComments } from './SentComments.tsx'
import styles from './SwingScreen.module.scss'
import type { ShownSwing as Shown, SwingViewModel } from './SwingViewModel.ts'

interface ShownSwingProps {
  readonly shown: Shown
  readonly model: SwingViewModel
}

export const ShownSwing = observer(function ShownSwing({ shown: { swing, player }, model }: ShownSwingProps) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const sides = useSides(swing)
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <div className={styles['facts']}>
          <time dateTime={swing.taken.toInstant().toString()}>{formats.longMoment(swing.taken)}</time>
          {sides && <p>{sides}</p>}
        </div>
        <Player model={player} title={swing.club} />
      </div>
      <div className={styles['beside']}>
        <div className={styles['acts']}>
          <Button onPress={model.letter.open} icon={<Send size={18} aria-hidden={true} />}>
            {t(model.letter.isUnsent ? 'send.goOn' : 'send.title')}
          </Button>
          <ButtonLink variant="outline" href={pathOfComparison(swing.id)} icon={<Columns2 size={18} aria-hidden={true} />}>
            {t('compare.with')}
          </ButtonLink>
          {model.shareable && <ShareButton item={model.shareable} />}
        </div>
        <SentComments comments={swing.comments} timeZone={swing.taken.timeZoneId} />
      </div>
    </div>
  )
})
