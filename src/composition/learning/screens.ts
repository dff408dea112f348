import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screens.ts'

/** Past lessons, the plan, videos, swings, and what others have shared. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.plan,
    access: 'player',
    area: 'lessons',
    part: () => import('./plan.ts'),
    screen: async () => (await import('#ui/learning/plan/PlanScreen.tsx')).PlanScreen,
  },
  {
    path: paths.lessonHistory,
    access: 'player',
    area: 'lessons',
    part: () => import('./lessons.ts'),
    screen: async () => (await import('#ui/learning/lesson-history/LessonHistoryScreen.tsx')).LessonHistoryScreen,
  },
  {
    path: paths.latestLesson,
    access: 'player',
    area: 'lessons',
    part: () => import('./lessons.ts'),
    screen: async () => (await import('#ui/learning/lesson/LatestLessonScreen.tsx')).LatestLessonScreen,
  },
  {
    path: paths.lesson,
    access: 'player',
    area: 'lessons',
    part: () => import('./lessons.ts'),
    screen: async () => (await import('#ui/learning/lesson/LessonScreen.tsx')).LessonScreen,
  },
  {
    path: paths.library,
    access: 'player',
    area: 'videos',
    part: () => import('./library.ts'),
    screen: async () => (await import('#ui/learning/library/LibraryScreen.tsx')).LibraryScreen,
  },
  {
    path: paths.videoSearch,
    access: 'player',
    area: 'videos',
    part: () => import('./library.ts'),
    screen: async () => (await import('#ui/learning/search/SearchScreen.tsx')).SearchScreen,
  },
  {
    path: paths.videoFavourites,
    access: 'player',
    area: 'videos',
    part: () => import('./library.ts'),
    screen: async () => (await import('#ui/learning/favourites/FavouritesScreen.tsx')).FavouritesScreen,
  },
  {
    path: paths.series,
    access: 'player',
    area: 'videos',
    part: () => import('./library.ts'),
    screen: async () => (await import('#ui/learning/series/SeriesScreen.tsx')).SeriesScreen,
  },
  {
    path: paths.video,
    access: 'player',
    area: 'videos',
    reads: ['learning.video', 'learning.video-notes'],
    part: () => import('./video.ts'),
    screen: async () => (await import('#ui/learning/video/VideoScreen.tsx')).VideoScreen,
  },
  {
    path: paths.swings,
    access: 'player',
    area: 'videos',
    part: () => import('./swings.ts'),
    screen: async () => (await import('#ui/learning/swings/SwingsScreen.tsx')).SwingsScreen,
  },
  {
    path: paths.compareSwings,
    access: 'player',
    area: 'videos',
    part: () => import('./swings.ts'),
    screen: async () => (await import('#ui/learning/comparison/ComparisonScreen.tsx')).ComparisonScreen,
  },
  {
    path: paths.swing,
    access: 'player',
    area: 'videos',
    part: () => import('./swings.ts'),
    screen: async () => (await import('#ui/learning/swing/SwingScreen.tsx')).SwingScreen,
  },
  {
    path: paths.shared,
    access: 'anybody',
    part: () => import('./share.ts'),
    screen: async () => (await import('#ui/learning/shared/SharedScreen.tsx')).SharedScreen,
  },
]
