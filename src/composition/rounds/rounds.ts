import { RestClient } from '#adapters/rest/RestClient'
import { HttpTeeBoxes } from '#adapters/rest/rounds/HttpTeeBoxes'
import { AddTees } from '#app/rounds/AddTees'
import { Courses } from '#app/rounds/ports/Courses'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { PlayTracking } from '#app/rounds/ports/PlayTracking'
import { RoundStatistics } from '#app/rounds/ports/RoundStatistics'
import { Rounds } from '#app/rounds/ports/Rounds'
import { TeeBoxes } from '#app/rounds/ports/TeeBoxes'
import { Weather } from '#app/rounds/ports/Weather'
import { StartRound } from '#app/rounds/StartRound'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { Drafts } from '#app/shared/ports/Drafts'
import { RoundCalendarViewModel } from '#ui/rounds/calendar/RoundCalendarViewModel.ts'
import { HoleModel } from '#ui/rounds/course/HoleModel.ts'
import { PointsModel } from '#ui/rounds/round/PointsModel.ts'
import { RoundViewModel } from '#ui/rounds/round/RoundViewModel.ts'
import { RoundEditor } from '#ui/rounds/rounds/RoundEditor.ts'
import { RoundPlace } from '#ui/rounds/rounds/RoundPlace.ts'
import { RoundsViewModel } from '#ui/rounds/rounds/RoundsViewModel.ts'
import { TeeModel } from '#ui/rounds/rounds/TeeModel.ts'
import { TeeTimeWeather } from '#ui/rounds/rounds/TeeTimeWeather.ts'
import { RoundStatisticsViewModel } from '#ui/rounds/statistics/RoundStatisticsViewModel.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share }) => {
  share(TeeBoxes, HttpTeeBoxes, RestClient)

  give(StartRound, Rounds, Connectivity)
  give(AddTees, TeeBoxes, Connectivity)
  give(TeeModel, TeeBoxes, AddTees, LocaleNumbers, CurrentGolfer)
  give(TeeTimeWeather, Weather, CurrentGolfer)
  give(RoundPlace, Courses, TeeModel, TeeTimeWeather)
  give(RoundEditor, Rounds, StartRound, RoundPlace, Clock, Drafts)
  give(RoundsViewModel, Rounds, RoundEditor, Clock)
  give(RoundCalendarViewModel, Rounds, Clock)
  give(PointsModel, PlayTracking)
  give(RoundViewModel, Rounds, RoundStatistics, PlayTracking, HoleModel, PointsModel)
  give(RoundStatisticsViewModel, RoundStatistics)
})

export const part: Part = {
  requires: () => [
    import('./roundList.ts'),
    import('./statistics.ts'),
    import('./courses.ts'),
    import('../session/drafts.ts'),
    import('../typedNumbers.ts'),
  ],
  module,
  texts: textsIn('rounds', (language) => import(`../../ui/rounds/texts/rounds/${language}.json`, { with: { type: 'json' } })),
}
