import { useTranslation } from 'react-i18next'
import type { Ending } from '#domain/session/ending'
import { useFormats } from '#ui/shell/useFormats.ts'

/** "Gold membership", "$10.00 bucks: Birthday present", "3 lessons" */
export function useEndingTitle(): (ending: Ending) => string {
  const { t } = useTranslation('account')
  const formats = useFormats()
  return ({ kind, name, count, worth }) =>
    kind === 'lessons' ? t('ending.lessons', { count }) : t(`ending.kind.${kind}`, { name, amount: worth && formats.money(worth) })
}
