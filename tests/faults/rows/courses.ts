import * as calls from '#adapters/rest/rounds/courseCalls'
import * as holes from '#adapters/rest/rounds/holeCalls'
import { hourlyWeather } from '#adapters/rest/rounds/weatherCalls'
import type { Resolver } from '#composition/provide'
import { CourseViewModel } from '#ui/rounds/course/CourseViewModel.ts'
import { CoursesViewModel } from '#ui/rounds/courses/CoursesViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { stateOfFlags } from '../views.ts'

const [kept, other] = ['lakeshore-dunes', 'red-mesa']
const everywhere = { name: '', country: '', state: '', onlyFavourites: false }

function readingCourse(stateOf: (course: CourseViewModel) => ObservedView['state']) {
  return (ask: Resolver): ObservedView => {
    const course = ask(CourseViewModel)
    return { act: () => course.open(kept), state: stateOf(course), models: [course, course.teeTime], leave: () => course.dispose() }
  }
}

function readingHole(view: 'drawing' | 'satellite') {
  return (ask: Resolver): ObservedView => {
    const { hole } = ask(CourseViewModel)
    return {
      open: () => hole.choose(view),
      ...{ act: () => hole.open(kept, 7, '#f8f8f3'), state: hole[view], models: [hole], leave: () => hole.close() },
    }
  }
}

function marking(courseId: string, asRead: boolean) {
  return (ask: Resolver): ObservedView => {
    const { marks } = ask(CoursesViewModel)
    return {
      ...{
        act: () => marks.set(courseId, { wanted: !asRead, asRead }),
        state: stateOfFlags(marks.saving),
        models: [marks],
        isShownAtOnce: true,
      },
      isDone: () => marks.isFavourite(courseId, asRead) !== asRead,
    }
  }
}

export const rows = [
  rowOfScreen(calls.searchCourses, (ask) => {
    const courses = ask(CoursesViewModel)
    return { act: () => courses.show(everywhere), state: courses.reading, models: [courses], leave: () => courses.dispose() }
  }),
  rowOfScreen(calls.courseCountries, (ask) => {
    const courses = ask(CoursesViewModel)
    return { act: () => courses.start(), state: courses.places, models: [courses], leave: () => courses.dispose() }
  }),
  rowOfScreen(
    calls.courseById,
    readingCourse(({ reading }) => reading),
  ),
  rowOfScreen(
    calls.favouriteCourse,
    readingCourse(({ favourite }) => favourite.reading),
  ),
  rowOfScreen(calls.addFavouriteCourse, marking(other, false)),
  rowOfScreen(calls.removeFavouriteCourse, marking(kept, true)),
  rowOfScreen(holes.holeData, readingHole('drawing')),
  rowOfScreen(holes.satelliteImage, readingHole('satellite')),
  rowOfScreen(
    hourlyWeather,
    readingCourse(({ teeTime }) => teeTime.forecast),
  ),
]
