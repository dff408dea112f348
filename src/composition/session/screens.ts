import { paths } from '#ui/shell/paths.ts'
import type { Layout, ScreenEntry } from '../screenEntry.ts'

const account = () => import('./account.ts')
const layout: Layout = { id: 'account', part: account }

export const screens: readonly ScreenEntry[] = [
  {
    path: paths.signIn,
    access: 'visitor',
    part: () => import('./signIn.ts'),
    screen: async () => (await import('#ui/session/sign-in/SignInScreen.tsx')).SignInScreen,
  },
  {
    path: paths.otherRegion,
    access: 'visitor',
    part: () => import('./arrival.ts'),
    screen: async () => (await import('#ui/session/region/RegionScreen.tsx')).RegionScreen,
  },
  {
    path: paths.entry,
    access: 'visitor',
    part: () => import('./arrival.ts'),
    screen: async () => (await import('#ui/session/entry/EntryScreen.tsx')).EntryScreen,
  },
  // Players who are signed in are sent home by the screen: its last step is for those who have come in by it.
  {
    path: paths.register,
    access: 'anybody',
    part: () => import('./signUp.ts'),
    screen: async () => (await import('#ui/session/register/RegisterScreen.tsx')).RegisterScreen,
  },
  {
    path: paths.forgotPassword,
    access: 'anybody',
    part: () => import('./recovery.ts'),
    screen: async () => (await import('#ui/session/forgot-password/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  },
  {
    path: paths.resetPassword,
    access: 'anybody',
    part: () => import('./recovery.ts'),
    screen: async () => (await import('#ui/session/reset-password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  },
  {
    path: paths.verifyEmail,
    access: 'anybody',
    part: () => import('./recovery.ts'),
    screen: async () => (await import('#ui/session/verify-email/VerifyEmailScreen.tsx')).VerifyEmailScreen,
  },
  {
    path: paths.account,
    access: 'player',
    layout,
    part: account,
    screen: async () => (await import('#ui/session/account-page/AccountScreen.tsx')).AccountScreen,
  },
  {
    path: paths.profile,
    access: 'player',
    layout,
    part: account,
    screen: async () => (await import('#ui/session/profile/ProfileScreen.tsx')).ProfileScreen,
  },
  {
    path: paths.family,
    access: 'player',
    layout,
    part: () => import('./family.ts'),
    screen: async () => (await import('#ui/session/family/FamilyScreen.tsx')).FamilyScreen,
  },
  {
    path: paths.contact,
    access: 'player',
    layout,
    part: () => import('./contact.ts'),
    screen: async () => (await import('#ui/session/contact/ContactScreen.tsx')).ContactScreen,
  },
  {
    path: paths.phone,
    access: 'player',
    layout,
    part: () => import('./contact.ts'),
    screen: async () => (await import('#ui/session/phone/VerifyPhoneScreen.tsx')).VerifyPhoneScreen,
  },
  {
    path: paths.password,
    access: 'player',
    layout,
    part: () => import('./contact.ts'),
    screen: async () => (await import('#ui/session/password/PasswordScreen.tsx')).PasswordScreen,
  },
  {
    path: paths.notifications,
    access: 'player',
    layout,
    part: () => import('./notifications.ts'),
    screen: async () => (await import('#ui/session/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  },
  {
    path: paths.desk,
    access: 'player',
    layout,
    part: () => import('./arrival.ts'),
    screen: async () => (await import('#ui/session/desk-access/DeskAccessScreen.tsx')).DeskAccessScreen,
  },
  {
    path: paths.privacy,
    access: 'guest',
    part: () => import('./clubTexts.ts'),
    screen: async () => (await import('#ui/session/club-text/ClubTextPage.tsx')).PrivacyScreen,
  },
  {
    path: paths.terms,
    access: 'guest',
    part: () => import('./clubTexts.ts'),
    screen: async () => (await import('#ui/session/club-text/ClubTextPage.tsx')).TermsScreen,
  },
]
