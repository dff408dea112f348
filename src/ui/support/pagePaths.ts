/** The club's pages. Signed in or not, anybody may open them. */
export const pagePaths = {
  about: '/about',
  cares: '/cares',
  faq: '/faq',
  agreement: '/agreement',
  contactUs: '/contact-us',
  invite: '/referral',
  referral: '/referral/:pid',
  referralContact: '/referral/:pid/contact',
} as const
