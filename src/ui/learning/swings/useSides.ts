import { useTranslation } from 'react-i18next'
import type { Swing } from '#domain/learning/swing'

/** From where a swing was filmed, and with which hand it was made where that is the rarer one; empty where nothing is to be said. */
export function useSides({ view, isLeftHanded }: Pick<Swing, 'view' | 'isLeftHanded'>): string {
  const { t } = useTranslation('swings')
  return [view && t(`view.${view}`), isLeftHanded && t('view.leftHanded')].filter(Boolean).join(' · ')
}
