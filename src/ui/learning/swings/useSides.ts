import { useTranslation } from 'react-i18next'
import type { Swing } from '#domain/learning/swing'
import { joinFacts } from '#ui/kit/content/facts.ts'

/** Hand only if it is the rarer one; empty if there is nothing to say. */
export function useSides({ view, isLeftHanded }: Pick<Swing, 'view' | 'isLeftHanded'>): string {
  const { t } = useTranslation('swings')
  return joinFacts(view && t(`view.${view}`), isLeftHanded && t('view.leftHanded'))
}
