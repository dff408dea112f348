import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ClubTexts } from '#domain/session/configuration'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'

interface ClubTextProps {
  readonly texts: Loaded<ClubTexts>
  readonly name: keyof ClubTexts
}

export const ClubText = observer(function ClubText({ texts, name }: ClubTextProps) {
  const { t } = useTranslation('configuration')
  return (
    <LoadedView loaded={texts} skeleton={<Skeleton lines={4} />} failed={t('clubText.failed')}>
      {({ [name]: html }) => (html ? <LazyHtml html={html} /> : <p>{t('clubText.empty')}</p>)}
    </LoadedView>
  )
})
