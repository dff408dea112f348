import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { usePagePath } from './usePagePath.ts'

export function NoSuchPage() {
  const { t } = useTranslation('listing')
  const pathOf = usePagePath()
  return (
    <EmptyState title={t('pages.none')} action={<ButtonLink href={pathOf(1)}>{t('pages.toFirst')}</ButtonLink>}>
      {t('pages.noneLead')}
    </EmptyState>
  )
}
