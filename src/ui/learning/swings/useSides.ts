import { useTranslation } from 'react-i18next'
import type { Swing } from '#domain/learning/swing'

/** Hand only if it is the rarer one; empty if there is nothing to say. */
export function useSides({ view, isLeftHanded }: Pick<Swing, 'view' | 'isLeftHanded'>): string {
  const { t } = useTranslation('swings')
  return [view && t(`view.${view}`), isLeftHanded && t('view.leftHanded')].filter(Boolean).join(' · ')
}
