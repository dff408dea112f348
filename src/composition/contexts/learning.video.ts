import { HttpVideoNotes } from '#adapters/rest/learning/HttpVideoNotes'
import { HttpVideos } from '#adapters/rest/learning/HttpVideos'
import { RestClient } from '#adapters/rest/RestClient'
import { AddNote } from '#app/learning/AddNote'
import { KeepFavourite } from '#app/learning/KeepFavourite'
import { OpenVideo } from '#app/learning/OpenVideo'
import { AddressHandover } from '#app/learning/ports/AddressHandover'
import { FilmUsage } from '#app/learning/ports/FilmUsage'
import { VideoLibrary } from '#app/learning/ports/VideoLibrary'
import { VideoNotes } from '#app/learning/ports/VideoNotes'
import { Videos } from '#app/learning/ports/Videos'
import { Viewing } from '#app/learning/ports/Viewing'
import { WatchHistory } from '#app/learning/ports/WatchHistory'
import { TellWatched } from '#app/learning/TellWatched'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { FavouriteMarks } from '#ui/learning/favourites/FavouriteMarks.ts'
import { NotesModel } from '#ui/learning/video/NotesModel.ts'
import { Cinema, Reports } from '#ui/learning/video/ShowingModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import { textLoader } from '#ui/shell/i18n.ts'
import { provide } from '../provide.ts'
import { MediaAddress } from '../root.ts'

const module = provide((give, share) => {
  share(Videos, (client: RestClient, media: string) => new HttpVideos(client, media), RestClient, MediaAddress)
  share(VideoNotes, (client: RestClient) => new HttpVideoNotes(client), RestClient)
  give(OpenVideo, (videos: Videos, library: VideoLibrary) => new OpenVideo(videos, library), Videos, VideoLibrary)
  give(AddNote, (notes: VideoNotes, line: Connectivity) => new AddNote(notes, line), VideoNotes, Connectivity)
  give(
    NotesModel,
    (notes: VideoNotes, adding: AddNote, handover: AddressHandover, drafts: Drafts) => new NotesModel(notes, adding, handover, drafts),
    VideoNotes,
    AddNote,
    AddressHandover,
    Drafts,
  )
  share(TellWatched, (videos: Videos, line: Connectivity) => new TellWatched(videos, line), Videos, Connectivity)
  share(
    Reports,
    (watched: TellWatched, history: WatchHistory, usage: FilmUsage, { kept }: KeepFavourite) => ({ watched, history, usage, kept }),
    ...([TellWatched, WatchHistory, FilmUsage, KeepFavourite] as const),
  )
  share(
    Cinema,
    (reports: Reports, viewing: Viewing, clock: Clock, visibility: PageVisibility) => ({ reports, viewing, clock, visibility }),
    Reports,
    Viewing,
    Clock,
    PageVisibility,
  )
  give(
    VideoViewModel,
    (opening: OpenVideo, notes: NotesModel, marks: FavouriteMarks, cinema: Cinema) => new VideoViewModel(opening, notes, marks, cinema),
    OpenVideo,
    NotesModel,
    FavouriteMarks,
    Cinema,
  )
})

export const video = {
  name: 'video',
  whole: () =>
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
