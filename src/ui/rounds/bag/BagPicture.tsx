import { observer } from 'mobx-react-lite'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { type Club, kindOf } from '#domain/rounds/club'
import { ClubDrawing } from '#ui/kit/art/ClubDrawing.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './BagPicture.module.scss'
import type { BagViewModel } from './BagViewModel.ts'
import { useClubText } from './useClubText.ts'

export const BagPicture = observer(function BagPicture({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  return (
    <ol className={styles['rack']} aria-label={t('bag.title')}>
      {screen.model.clubs.map((club) => (
        <li key={club.id}>
          <DrawnClub club={club} screen={screen} />
        </li>
      ))}
    </ol>
  )
})

const DrawnClub = observer(function DrawnClub({ club, screen }: { readonly club: Club; readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const { model } = screen
  const text = useClubText(model)
  const name = text.nameOf(club)
  return (
    <Button className={classes(styles['club'])} onPress={() => void screen.changeClub(club)}>
      <ClubDrawing kind={kindOf(club, model.lists)} loft={club.loft} />
      <span className={styles['heard']}>{t('club.edit', { club: name })}, </span>
      <span className={styles['name']}>{text.shortNameOf(club)}</span>
      <span className={styles['distance']}>
        <Figure>{club.distance === undefined ? undefined : text.distanceFigure(club.distance)}</Figure>
      </span>
      <span className={styles['loft']}>
        <Figure>{text.loftOf(club)}</Figure>
      </span>
    </Button>
  )
})

/** A dash, which nobody needs to hear, where there is none. */
function Figure({ children }: { readonly children: string | undefined }) {
  return children ?? <span aria-hidden={true}>–</span>
}
