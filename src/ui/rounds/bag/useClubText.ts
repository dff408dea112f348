import { useTranslation } from 'react-i18next'
import { type Club, categoryOf } from '#domain/rounds/club'
import { type Metres, toPlayDistance } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { BagModel } from './BagModel.ts'

export function useClubText({ lists, metric }: Pick<BagModel, 'lists' | 'metric'>) {
  const { t } = useTranslation('bag')
  const formats = useFormats()
  return {
    nameOf: (club: Club) => categoryOf(club, lists)?.name ?? t('club.unknown'),
    shortNameOf: (club: Club) => categoryOf(club, lists)?.shortName ?? '–',
    /** "Orrin CB 4"; empty where nobody knows. */
    makeOf: ({ manufacturerId, model }: Club) =>
      [lists.manufacturers.find(({ id }) => id === manufacturerId)?.name, model].filter(Boolean).join(' '),
    loftOf: ({ loft }: Club) => (loft === undefined ? undefined : t('club.loft', { degrees: formats.number(loft) })),
    distanceText: (distance: Metres) => formats.playDistance(toPlayDistance(distance, metric)),
    distanceFigure: (distance: Metres) => formats.number(toPlayDistance(distance, metric).value),
  }
}
