import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Favourite } from '#domain/learning/favourite'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import type { FavouriteState } from './FavouriteState.ts'

interface FavouriteButtonProps {
  readonly marks: FavouriteState
  readonly favourite: Favourite
  readonly asRead: boolean
  readonly title: string
}

export const FavouriteButton = observer(function FavouriteButton({ marks, favourite, asRead, title }: FavouriteButtonProps) {
  const { t } = useTranslation('learning')
  const isKept = marks.isKept(favourite, asRead)
  return (
    <IconButton label={t(isKept ? 'favourites.drop' : 'favourites.keep', { title })} onPress={() => marks.toggle(favourite, asRead)}>
      <Heart aria-hidden={true} fill={isKept ? 'currentColor' : 'none'} />
    </IconButton>
  )
})
