import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Lesson, LessonVideo } from '#domain/learning/lesson'
import { Button } from '#ui/kit/buttons/Button.tsx'
import type { DownloadModel } from './DownloadModel.ts'

interface DownloadButtonProps {
  readonly download: DownloadModel
  readonly lesson: Lesson
  readonly video: LessonVideo
}

export const DownloadButton = observer(function DownloadButton({ download, lesson, video }: DownloadButtonProps) {
  const { t } = useTranslation('lessons')
  return (
    <Button
      variant="outline"
      icon={<Download size={18} aria-hidden={true} />}
      aria-label={t('download.buttonFor', { title: video.title })}
      isDisabled={download.fetching.busy}
      onPress={() => void download.start(lesson, video)}
    >
      {t('download.button')}
    </Button>
  )
})
