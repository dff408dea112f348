import type { Area } from '#domain/session/areas'
import { paths } from './paths.ts'

/** Used by the routes and the features. */
const pathsOf = {
  lessons: [paths.appointments, paths.appointment, paths.plan, paths.lessonHistory, paths.latestLesson, paths.lesson],
  booking: [paths.book, paths.move],
  videos: [
    paths.library,
    paths.videoSearch,
    paths.videoFavourites,
    paths.series,
    paths.video,
    paths.swings,
    paths.compareSwings,
    paths.swing,
  ],
} as const satisfies Partial<Record<Area, readonly string[]>>

export const gatedAreas = ['lessons', 'booking', 'videos'] as const satisfies readonly (keyof typeof pathsOf)[]

/** Undefined if the screen is open to every player. */
export function areaOfPath(path: string | undefined): Area | undefined {
  return gatedAreas.find((area) => pathsOf[area].some((each) => each === path))
}
