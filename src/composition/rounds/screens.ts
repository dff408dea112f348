import { paths } from '#ui/shell/paths.ts'
import type { ScreenEntry } from '../screenEntry.ts'

const bag = async () => (await import('#ui/rounds/bag/BagScreen.tsx')).BagScreen

const roundCalendar = async () => (await import('#ui/rounds/calendar/RoundCalendarScreen.tsx')).RoundCalendarScreen

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.play,
    access: 'player',
    part: () => import('./play.ts'),
    screen: async () => (await import('#ui/rounds/play/PlayScreen.tsx')).PlayScreen,
  },
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
  {
    path: paths.challenges,
    access: 'player',
    part: () => import('./challenges.ts'),
    screen: async () => (await import('#ui/rounds/challenges/ChallengesScreen.tsx')).ChallengesScreen,
  },
  {
    path: paths.challenge,
    access: 'player',
    part: () => import('./challenges.ts'),
    screen: async () => (await import('#ui/rounds/challenges/ChallengeScreen.tsx')).ChallengeScreen,
  },
  {
    path: paths.leaderboards,
    access: 'player',
    part: () => import('./leaderboards.ts'),
    screen: async () => (await import('#ui/rounds/leaderboards/LeaderboardsScreen.tsx')).LeaderboardsScreen,
  },
  {
    path: paths.myGame,
    access: 'player',
    part: () => import('./myGame.ts'),
    screen: async () => (await import('#ui/rounds/my-game/MyGameScreen.tsx')).MyGameScreen,
  },
]
