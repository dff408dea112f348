import { RotateCcw, SkipForward } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Video } from '#domain/learning/video'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { FavouriteButton } from '../favourites/FavouriteButton.tsx'
import { FavouriteFailure } from '../favourites/FavouriteFailure.tsx'
import { pathOfVideo } from '../learningPaths.ts'
import { Player } from '../player/Player.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { videoTime } from '../videoTime.ts'
import { Chapters } from './Chapters.tsx'
import { NoteMarkers } from './NoteMarkers.tsx'
import { Notes } from './Notes.tsx'
import type { PlaybackModel } from './PlaybackModel.ts'
import type { ResumeModel } from './ResumeModel.ts'
import { SeriesList } from './SeriesList.tsx'
import { useNextKey } from './useNextKey.ts'
import styles from './VideoScreen.module.scss'
import type { VideoViewModel } from './VideoViewModel.ts'

interface PlaybackProps {
  readonly showing: PlaybackModel
  readonly model: VideoViewModel
}

export const Playback = observer(function Playback({ showing, model }: PlaybackProps) {
  const { t } = useTranslation('video')
  const { video, player, resume, shareable } = showing
  const { next, favourite, marks } = model
  const nextPath = next && pathOfVideo(next.id, video.series?.id)
  useNextKey(nextPath)
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <div className={styles['head']}>
          <Kicker video={video} />
          {favourite && <FavouriteButton marks={marks} favourite={favourite} asRead={video.isFavourite} title={video.title} />}
        </div>
        <FavouriteFailure marks={marks} />
        <Player model={player} title={video.title} />
        <NoteMarkers notes={model.notes.all} player={player} />
        <Resumed resume={resume} />
        {video.description && <p className={styles['lead']}>{video.description}</p>}
        <Chapters chapters={video.chapters} player={player} />
        {shareable && (
          <div className={styles['chips']}>
            <ShareButton item={shareable} player={player} />
          </div>
        )}
        {next && nextPath && (
          <p className={styles['next']}>
            <TextLink href={nextPath}>
              <span className={styles['link']}>
                <SkipForward size={18} aria-hidden={true} />
                {t('video.next', { title: next.title })}
              </span>
            </TextLink>
            <span className={styles['key']}>{t('video.nextKey')}</span>
          </p>
        )}
      </div>
      <div className={styles['beside']}>
        <Notes notes={model.notes} player={player} onBegin={model.beginNote} />
        {video.series && <SeriesList series={video.series} />}
      </div>
    </div>
  )
})

function Kicker({ video: { category, series } }: { readonly video: Video }) {
  const { t } = useTranslation('video')
  const formats = useFormats()
  const place = series && t('video.place', { place: formats.number(series.index + 1), all: formats.number(series.videos.length) })
  return <p className={styles['kicker']}>{joinFacts(category.title, series?.title, place)}</p>
}

const Resumed = observer(function Resumed({ resume }: { readonly resume: ResumeModel }) {
  const { t } = useTranslation('video')
  const { resumedAt, startOver } = resume
  if (resumedAt === undefined) return null
  return (
    <div className={styles['chips']}>
      <span>{t('video.resumed', { time: videoTime(resumedAt) })}</span>
      <Chip icon={<RotateCcw size={16} aria-hidden={true} />} onPress={startOver}>
        {t('video.startOver')}
      </Chip>
    </div>
  )
})
