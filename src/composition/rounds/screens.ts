import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screens.ts'

const bag = async () => (await import('#ui/rounds/bag/BagScreen.tsx')).BagScreen

const roundCalendar = async () => (await import('#ui/rounds/calendar/RoundCalendarScreen.tsx')).RoundCalendarScreen

/** Bags with their clubs, golf courses, rounds, and game tracking. */
export const screens: readonly ScreenEntry[] = [
  { path: paths.bag, access: 'player', part: () => import('./bag.ts'), screen: bag },
  { path: paths.namedBag, access: 'player', part: () => import('./bag.ts'), screen: bag },
  {
    path: paths.distances,
    access: 'player',
    part: () => import('./bag.ts'),
    screen: async () => (await import('#ui/rounds/bag/DistancesScreen.tsx')).DistancesScreen,
  },
  {
    path: paths.courses,
    access: 'player',
    part: () => import('./courses.ts'),
    screen: async () => (await import('#ui/rounds/courses/CoursesScreen.tsx')).CoursesScreen,
  },
  {
    path: paths.course,
    access: 'player',
    part: () => import('./courses.ts'),
    screen: async () => (await import('#ui/rounds/course/CourseScreen.tsx')).CourseScreen,
  },
  {
    path: paths.rounds,
    access: 'player',
    part: () => import('./rounds.ts'),
    screen: async () => (await import('#ui/rounds/rounds/RoundsScreen.tsx')).RoundsScreen,
  },
  { path: paths.roundCalendar, access: 'player', part: () => import('./rounds.ts'), screen: roundCalendar },
  { path: paths.roundMonth, access: 'player', part: () => import('./rounds.ts'), screen: roundCalendar },
  {
    path: paths.round,
    access: 'player',
    part: () => import('./rounds.ts'),
    screen: async () => (await import('#ui/rounds/round/RoundScreen.tsx')).RoundScreen,
  },
  {
    path: paths.roundStatistics,
    access: 'player',
    part: () => import('./rounds.ts'),
    screen: async () => (await import('#ui/rounds/statistics/RoundStatisticsScreen.tsx')).RoundStatisticsScreen,
  },
  {
    path: paths.tracking,
    access: 'player',
    part: () => import('./tracking.ts'),
    screen: async () => (await import('#ui/rounds/tracking/TrackingScreen.tsx')).TrackingScreen,
  },
]
