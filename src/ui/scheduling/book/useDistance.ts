import type { Centre } from '#domain/scheduling/centre'
import { asTravelDistance } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CentreModel } from './CentreModel.ts'

export function useDistance({ metricDistances }: CentreModel): (centre: Centre) => string | undefined {
  const formats = useFormats()
  return ({ distance }) => (distance === undefined ? undefined : formats.distance(asTravelDistance(distance, metricDistances)))
}
