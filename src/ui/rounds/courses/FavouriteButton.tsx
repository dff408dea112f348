import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'

interface FavouriteButtonProps {
  readonly name: string
  readonly isFavourite: boolean
  readonly onPress: () => void
}

export function FavouriteButton({ name, isFavourite, onPress }: FavouriteButtonProps) {
  const { t } = useTranslation('courses')
  return (
    <IconButton label={t(isFavourite ? 'courses.drop' : 'courses.keep', { course: name })} onPress={onPress}>
      <Heart aria-hidden={true} fill={isFavourite ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
