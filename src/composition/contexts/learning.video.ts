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
import { PlaybackDependencies, Reports } from '#ui/learning/video/PlaybackModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(Videos, (client: RestClient, media: string) => new HttpVideos(client, media), RestClient, MediaAddress)
  share(VideoNotes, (client: RestClient) => new HttpVideoNotes(client), RestClient)
  give(OpenVideo, (videos: Videos, library: VideoLibrary) => new OpenVideo(videos, library), Videos, VideoLibrary)
  give(AddNote, (notes: VideoNotes, connectivity: Connectivity) => new AddNote(notes, connectivity), VideoNotes, Connectivity)
  give(
    NotesModel,
    (notes: VideoNotes, adding: AddNote, handover: LinkSharing, drafts: Drafts) => new NotesModel(notes, adding, handover, drafts),
    VideoNotes,
    AddNote,
    LinkSharing,
    Drafts,
  )
  share(ReportWatched, (videos: Videos, connectivity: Connectivity) => new ReportWatched(videos, connectivity), Videos, Connectivity)
  share(
    Reports,
    (watched: ReportWatched, history: WatchHistory, playback: TrackPlayback, { kept }: SaveFavourite) => ({
      watched,
      history,
      playback,
      kept,
    }),
    ...([ReportWatched, WatchHistory, TrackPlayback, SaveFavourite] as const),
  )
  share(
    PlaybackDependencies,
    (reports: Reports, viewing: PlaybackPreferences, clock: Clock, visibility: PageVisibility) => ({ reports, viewing, clock, visibility }),
    Reports,
    PlaybackPreferences,
    Clock,
    PageVisibility,
  )
  give(
    VideoViewModel,
    (opening: OpenVideo, notes: NotesModel, marks: FavouriteState, cinema: PlaybackDependencies) =>
      new VideoViewModel(opening, notes, marks, cinema),
    OpenVideo,
    NotesModel,
    FavouriteState,
    PlaybackDependencies,
  )
})

export const video = {
  name: 'video',
  requires: () =>
    Promise.all([
      import('./learning.share.ts').then(({ share }) => share),
      import('./learning.collection.ts').then(({ collection }) => collection),
      import('./session.drafts.ts').then(({ drafts }) => drafts),
    ]),
  module,
  texts: textLoader({
    en: () => import('#ui/learning/texts/video/en.json', { with: { type: 'json' } }),
    fr: () => import('#ui/learning/texts/video/fr.json', { with: { type: 'json' } }),
    ja: () => import('#ui/learning/texts/video/ja.json', { with: { type: 'json' } }),
    zh: () => import('#ui/learning/texts/video/zh.json', { with: { type: 'json' } }),
  }),
  screens: {
    video: async () => (await import('#ui/learning/video/VideoScreen.tsx')).VideoScreen,
  },
}
