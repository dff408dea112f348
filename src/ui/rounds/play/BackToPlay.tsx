import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'

export function BackToPlay() {
  const { t } = useTranslation('shell')
  return (
    <TextLink href={paths.play} small={true}>
      {t('areas.play')}
    </TextLink>
  )
}
