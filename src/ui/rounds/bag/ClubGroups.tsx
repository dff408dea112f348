import { Pencil, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type Club, kindOf } from '#domain/rounds/club'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import type { BagViewModel } from './BagViewModel.ts'
import styles from './ClubGroups.module.scss'
import { useClubText } from './useClubText.ts'

export const ClubGroups = observer(function ClubGroups({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  return (
    <div className={styles['groups']}>
      {screen.model.groups.map(({ parent, clubs }) => (
        <section key={parent?.id ?? ''} className={styles['group']}>
          <h2 className={styles['heading']}>{parent?.name ?? t('club.other')}</h2>
          <ul className={styles['clubs']}>
            {clubs.map((club) => (
              <ClubRow key={club.id} club={club} screen={screen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

const ClubRow = observer(function ClubRow({ club, screen }: { readonly club: Club; readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const text = useClubText(screen.model)
  const name = text.nameOf(club)
  const remove = async () => {
    if (!(await screen.removeClub(club))) return
    toasts.show(t('removal.clubDone'), () => void screen.putBackClub(club))
  }
  const make = [text.makeOf(club), text.loftOf(club)].filter(Boolean).join(', ')
  return (
    <li className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        {make && <p className={styles['make']}>{make}</p>}
      </div>
      <p className={styles['distance']} data-part="distance">
        {club.distance !== undefined && text.distanceText(club.distance)}
        {club.distance === undefined && kindOf(club, screen.model.lists) !== 'putter' && t('club.noDistance')}
      </p>
      <span className={styles['acts']}>
        <IconButton label={t('club.edit', { club: name })} onPress={() => void screen.changeClub(club)}>
          <Pencil size={18} aria-hidden={true} />
        </IconButton>
        <IconButton label={t('club.remove', { club: name })} onPress={() => void remove()}>
          <Trash2 size={18} aria-hidden={true} />
        </IconButton>
      </span>
    </li>
  )
})
