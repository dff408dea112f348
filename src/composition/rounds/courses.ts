import { BrowserPlayerLocation } from '#adapters/browser/device/BrowserPlayerLocation'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpCourses } from '#adapters/rest/rounds/HttpCourses'
import { HttpFavouriteCourses } from '#adapters/rest/rounds/HttpFavouriteCourses'
import { HttpHolePictures } from '#adapters/rest/rounds/HttpHolePictures'
import { HttpPlayTracking } from '#adapters/rest/rounds/HttpPlayTracking'
import { HttpWeather } from '#adapters/rest/rounds/HttpWeather'
import { Courses } from '#app/rounds/ports/Courses'
import { CurrentGolfer } from '#app/rounds/ports/CurrentGolfer'
import { FavouriteCourses } from '#app/rounds/ports/FavouriteCourses'
import { GolferPosition } from '#app/rounds/ports/GolferPosition'
import { HolePictures } from '#app/rounds/ports/HolePictures'
import { PlayTracking } from '#app/rounds/ports/PlayTracking'
import { Weather } from '#app/rounds/ports/Weather'
import { SaveFavouriteCourse } from '#app/rounds/SaveFavouriteCourse'
import { Clock } from '#app/shared/ports/Clock'
import { CourseFavourite } from '#ui/rounds/course/CourseFavourite.ts'
import { CourseViewModel } from '#ui/rounds/course/CourseViewModel.ts'
import { HoleModel } from '#ui/rounds/course/HoleModel.ts'
import { HoleScoresViewModel } from '#ui/rounds/course/HoleScoresViewModel.ts'
import { TeeTimeModel } from '#ui/rounds/course/TeeTimeModel.ts'
import { CoursesViewModel } from '#ui/rounds/courses/CoursesViewModel.ts'
import { FavouriteMarks } from '#ui/rounds/courses/FavouriteMarks.ts'
import { textsIn } from '#ui/shell/i18n.ts'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'

const module = provide(({ give, share, shareFrom }) => {
  share(Courses, HttpCourses, RestClient)
  share(FavouriteCourses, HttpFavouriteCourses, RestClient, CurrentGolfer)
  share(PlayTracking, HttpPlayTracking, RestClient, CurrentGolfer)
  share(HolePictures, HttpHolePictures, RestClient)
  share(Weather, HttpWeather, RestClient, Clock)
  shareFrom(GolferPosition, () => new BrowserPlayerLocation(globalThis.navigator?.geolocation))

  share(SaveFavouriteCourse, FavouriteCourses)
  give(FavouriteMarks, SaveFavouriteCourse)
  give(CoursesViewModel, Courses, GolferPosition, FavouriteMarks, CurrentGolfer)
  give(HoleModel, HolePictures)
  give(TeeTimeModel, Weather, Clock)
  give(CourseFavourite, FavouriteCourses, FavouriteMarks)
  give(HoleScoresViewModel, PlayTracking)
  give(CourseViewModel, Courses, CurrentGolfer, HoleModel, TeeTimeModel, CourseFavourite)
})

export const part: Part = {
  requires: () => [import('./golfer.ts')],
  module,
  texts: textsIn('courses', (language) => import(`../../ui/rounds/texts/courses/${language}.json`, { with: { type: 'json' } })),
}
