import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screens.ts'

const bag = async () => (await import('#ui/rounds/bag/BagScreen.tsx')).BagScreen

/** Bags with their clubs, golf courses, and game tracking. */
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
    path: paths.scorecard,
    access: 'player',
    part: () => import('./scorecard.ts'),
    screen: async () => (await import('#ui/rounds/scorecard/ScorecardScreen.tsx')).ScorecardScreen,
  },
  {
    path: paths.tracking,
    access: 'player',
    part: () => import('./tracking.ts'),
    screen: async () => (await import('#ui/rounds/tracking/TrackingScreen.tsx')).TrackingScreen,
  },
]
