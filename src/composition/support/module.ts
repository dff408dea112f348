import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpLayouts } from '#adapters/rest/support/HttpLayouts'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { ReadCredits } from '#app/session/ReadCredits'
import { Clock } from '#app/shared/ports/Clock'
import { Agenda } from '#app/support/ports/Agenda'
import { CurrentMember } from '#app/support/ports/CurrentMember'
import { CurrentRound } from '#app/support/ports/CurrentRound'
import { CurrentVideo } from '#app/support/ports/CurrentVideo'
import { JapanCentreList } from '#app/support/ports/JapanCentreList'
import { Layouts } from '#app/support/ports/Layouts'
import { PrefectureList } from '#app/support/ports/PrefectureList'
import { ShopLayout } from '#app/support/ports/ShopLayout'
import { textsIn } from '#ui/shell/i18n.ts'
import { HomeLinesModel } from '#ui/support/home/HomeLinesModel.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { LearningCurrentVideo } from '../bridges/LearningCurrentVideo.ts'
import { RoundsCurrentRound } from '../bridges/RoundsCurrentRound.ts'
import { SchedulingAgenda } from '../bridges/SchedulingAgenda.ts'
import { SessionMember } from '../bridges/SessionMember.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Layouts, HttpLayouts, RestClient)
  // Japan alone asks for them.
  shareFrom(
    PrefectureList,
    (client: RestClient) => ({
      all: async () => {
        const { HttpPrefectures } = await loadChunk(() => import('#adapters/rest/support/HttpPrefectures'))
        return new HttpPrefectures(client).all()
      },
    }),
    RestClient,
  )
  shareFrom(
    JapanCentreList,
    (client: RestClient) => ({
      all: async () => {
        const { HttpJapanCentres } = await loadChunk(() => import('#adapters/rest/support/HttpJapanCentres'))
        return new HttpJapanCentres(client).all()
      },
    }),
    RestClient,
  )
  // The shop alone asks for it.
  shareFrom(
    ShopLayout,
    (client: RestClient) => ({
      blocks: async (signal) => {
        const { HttpShopLayout } = await loadChunk(() => import('#adapters/rest/support/HttpShopLayout'))
        return new HttpShopLayout(client).blocks(signal)
      },
    }),
    RestClient,
  )
  share(Agenda, SchedulingAgenda, OpenPart, Clock)
  share(CurrentRound, RoundsCurrentRound, OpenPart, DeviceStorage)
  share(CurrentVideo, LearningCurrentVideo, OpenPart, DeviceStorage)
  share(CurrentMember, SessionMember, CurrentSession, ReadCredits, OpenPart, Clock)

  give(HomeLinesModel, CurrentMember, CurrentRound, CurrentVideo)
  give(HomeViewModel, Layouts, Agenda, CurrentMember, HomeLinesModel, Clock)
})

export const part: Part = {
  module,
  texts: textsIn('support', (language) => import(`../../ui/support/texts/${language}.json`, { with: { type: 'json' } })),
}
