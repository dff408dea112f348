import { useTranslation } from 'react-i18next'
import type { PlusSubscription } from '#domain/commerce/plus-subscription/plus'
import { useFormats } from '#ui/shell/useFormats.ts'

export function usePlusText(): (plus: PlusSubscription) => string {
  const { t } = useTranslation('plus')
  const formats = useFormats()
  return (plus) => t(`state.${termOf(plus)}`, { name: plus.name ?? t('title'), day: plus.until ? formats.dayOfYear(plus.until) : '' })
}

function termOf({ state, until, renews }: PlusSubscription) {
  if (state === 'none' || !until) return state
  if (state === 'trial') return 'trialUntil'
  return renews ? 'activeUntil' : 'activeEnds'
}
