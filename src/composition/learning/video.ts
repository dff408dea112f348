import { HttpVideoNotes } from '#adapters/rest/learning/HttpVideoNotes'
import { HttpVideos } from '#adapters/rest/learning/HttpVideos'
import { RestClient } from '#adapters/rest/RestClient'
import { AddNote } from '#app/learning/AddNote'
import { OpenVideo } from '#app/learning/OpenVideo'
import { LinkSharing } from '#app/learning/ports/LinkSharing'
import { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { TrackPlayback } from '#app/learning/ports/TrackPlayback'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { VideoNotes } from '#app/learning/ports/VideoNotes'
import { Videos } from '#app/learning/ports/Videos'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { ReportWatched } from '#app/learning/ReportWatched'
import { SaveFavourite } from '#app/learning/SaveFavourite'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { FavouriteState } from '#ui/learning/favourites/FavouriteState.ts'
import { NotesModel } from '#ui/learning/video/NotesModel.ts'
import { PlaybackFactory } from '#ui/learning/video/PlaybackFactory.ts'
import { PlaybackTracker } from '#ui/learning/video/PlaybackTracker.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LazyTrackPlayback } from '../bridges/LazyTrackPlayback.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide(({ give, share }) => {
  share(Videos, HttpVideos, RestClient, MediaAddress)
  share(VideoNotes, HttpVideoNotes, RestClient)
  give(OpenVideo, Videos, VideoLibrary)
  give(AddNote, VideoNotes, Connectivity)
  give(NotesModel, VideoNotes, AddNote, LinkSharing, Drafts)
  share(ReportWatched, Videos, Connectivity, PageVisibility)
  share(TrackPlayback, LazyTrackPlayback, OpenPart, PlaybackPreferences)
  give(PlaybackTracker, TrackPlayback, SaveFavourite)
  give(PlaybackFactory, PlaybackPreferences, PlaybackTracker, WatchHistory, ReportWatched, Clock)
  give(VideoViewModel, OpenVideo, NotesModel, FavouriteState, PlaybackFactory)
})

export const part: Part = {
  requires: () => [import('./share.ts'), import('./collection.ts'), import('../session/drafts.ts')],
  module,
  texts: textsIn('video', (language) => import(`../../ui/learning/texts/video/${language}.json`, { with: { type: 'json' } })),
}
