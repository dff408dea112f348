import { paths } from '#ui/shell/paths.ts'

/** The club's pages. Signed in or not, anybody may open them. */
export const pagePaths = {
  about: '/about',
  cares: '/cares',
  faq: paths.faq,
  agreement: '/agreement',
  contactUs: paths.contactUs,
  invite: '/referral',
  referral: '/referral/:pid',
  referralContact: '/referral/:pid/contact',
} as const
