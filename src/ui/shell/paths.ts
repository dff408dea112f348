export const paths = {
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  home: '/',
  signIn: '/sign-in',
  otherRegion: '/sign-in/region',
  entry: '/sign-in/entry',
  appointments: '/lessons',
  book: '/lessons/book',
  appointment: '/lessons/:id',
  move: '/lessons/:id/move',
  library: '/learn',
  videoSearch: '/learn/search',
  videoFavourites: '/learn/favourites',
  series: '/learn/series/:id',
  plan: '/learn/plan',
  swings: '/learn/swings',
  compareSwings: '/learn/swings/compare',
  swing: '/learn/swings/:id',
  video: '/learn/videos/:videoId',
  lessonHistory: '/learn/lessons',
  latestLesson: '/learn/lessons/latest',
  lesson: '/learn/lessons/:id',
  shared: '/share/:id',
  play: '/play',
  bag: '/play/bag',
  namedBag: '/play/bag/:id',
  distances: '/play/bag/:id/distances',
  courses: '/play/courses',
  course: '/play/courses/:id',
  tracking: '/play/tracking',
  challenges: '/play/challenges',
  challenge: '/play/challenges/:id',
  leaderboards: '/play/leaderboards',
  myGame: '/play/my-game',
  rounds: '/play/rounds',
  roundCalendar: '/play/rounds/calendar',
  roundMonth: '/play/rounds/calendar/:month',
  round: '/play/rounds/:id',
  scorecard: '/play/rounds/:id/scorecard',
  roundStatistics: '/play/statistics',
  devices: '/devices',
  devicePurchases: '/devices/purchases',
  account: '/account',
  profile: '/account/profile',
  contact: '/account/contact',
  phone: '/account/phone',
  password: '/account/password',
  notifications: '/account/notifications',
  family: '/family',
  desk: '/account/desk',
  shop: '/shop',
  category: '/shop/categories/:id',
  product: '/shop/products/:urlKey',
  shopSearch: '/shop/search',
  proShop: '/shop/pro-shop',
  cart: '/shop/cart',
  checkout: '/shop/checkout',
  checkoutDone: '/shop/checkout/done',
  findOrder: '/shop/find-order',
  orders: '/shop/orders',
  order: '/shop/orders/:number',
  addresses: '/shop/addresses',
  subscriptions: '/shop/subscriptions',
  memberships: '/shop/memberships',
  monitorShop: '/shop/launch-monitors',
  monitorPurchase: '/shop/launch-monitors/buy',
  monitorUpgrade: '/shop/launch-monitors/memberships/:id/upgrade',
  monitorPayment: '/shop/launch-monitors/memberships/:id/payment',
  rewards: '/shop/rewards',
  plans: '/shop/plans',
  plus: '/shop/plus',
  returns: '/returns',
  newReturn: '/returns/new',
  return: '/returns/:id',
  renewals: '/shop/renewals',
  clubOrder: '/fitting/orders/:id',
  gear: '/shop/gear',
  purchases: '/shop/purchases',
  purchase: '/shop/purchases/:requestId',
  privacy: '/privacy',
  terms: '/terms',
  fittings: '/fitting',
  faq: '/faq',
  contactUs: '/contact-us',
} as const

/** Ignores the folder in which the site is installed. */
export function isOpenToAll(pathname: string): boolean {
  // One pattern, because it is shorter in the document's script.
  const pattern = /\/(?:register|\w+-(?:password|email|us)|(?:share|referral)\/.+)\/?$/
  return pattern.test(pathname) || isOpenToGuests(pathname)
}

/** Within the layout around a player's screens. */
export function isOpenToGuests(pathname: string): boolean {
  return /\/(?:about|agreement|cares|faq|privacy|terms|shop(?:\/(?:search|pro-shop|cart|find-order|(?:categories|products|checkout)(?:\/.+)?))?)\/?$/.test(
    pathname,
  )
}

export function pathOfAppointment(id: string): string {
  return `/lessons/${encodeURIComponent(id)}`
}

export function pathOfOrder(number: string): string {
  return paths.order.replace(':number', encodeURIComponent(number))
}

export function pathOfClubOrder(id: string): string {
  return `/fitting/orders/${encodeURIComponent(id)}`
}

export function pathOfLesson(id: string): string {
  return `${paths.lessonHistory}/${encodeURIComponent(id)}`
}

export function pathOfMove(id: string): string {
  return `${pathOfAppointment(id)}/move`
}

export function pathOfMonitorPlan(sku: string): string {
  return `${paths.monitorPurchase}?plan=${encodeURIComponent(sku)}`
}

export function pathOfMonitorMembership(id: string, page: 'upgrade' | 'payment'): string {
  return `${paths.monitorShop}/memberships/${encodeURIComponent(id)}/${page}`
}

export function pathOfBag(id: number): string {
  return `${paths.bag}/${id}`
}

export function pathOfDistances(id: number): string {
  return `${pathOfBag(id)}/distances`
}

export function pathOfCourse(id: string): string {
  return `${paths.courses}/${encodeURIComponent(id)}`
}

export function pathOfNewRound(courseId = ''): string {
  return `${paths.rounds}?new=${encodeURIComponent(courseId)}`
}

export function pathOfRound(id: string | number): string {
  return `${paths.rounds}/${encodeURIComponent(id)}`
}

export function pathOfScorecard(roundId: string | number): string {
  return `${pathOfRound(roundId)}/scorecard`
}

export function pathOfRoundMonth(month: Temporal.PlainYearMonth): string {
  return `${paths.roundCalendar}/${month}`
}

export function pathOfRoundToTrack(id: number): string {
  return `${paths.tracking}?round=${id}`
}

export function pathOfRoundStatistics(id: number): string {
  return `${paths.roundStatistics}?round=${id}`
}

export function pathOfPurchase(requestId: string): string {
  return `${paths.purchases}/${encodeURIComponent(requestId)}`
}

export function pathOfNewReturn(orderNumber: string): string {
  return `${paths.newReturn}?${new URLSearchParams({ order: orderNumber })}`
}

export function pathOfReferral(pid: string): string {
  return `/referral/${encodeURIComponent(pid)}`
}

export function pathOfReferralContact(pid: string): string {
  return `${pathOfReferral(pid)}/contact`
}

export interface BookingAddress {
  readonly type?: string | undefined
  readonly centre?: string | undefined
  readonly coach?: string | undefined
  readonly day?: string | undefined
  readonly time?: string | undefined
}

export function pathOfBooking(query: BookingAddress): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${paths.book}?${new URLSearchParams(given)}`
}

export function pathOfSignIn(back: string): string {
  return paths.signIn + wayBackTo(back)
}

export function pathOfEntry(back: string): string {
  return paths.entry + wayBackTo(back)
}

function wayBackTo(back: string): string {
  return back === paths.home ? '' : `?back=${encodeURIComponent(back)}`
}

const anywhere = 'https://clubhouse.invalid'

/** Only addresses inside the product; otherwise home. */
export function internalPath(address: string | null): string {
  const url = address?.startsWith('/') && URL.canParse(address, anywhere) ? new URL(address, anywhere) : undefined
  if (url?.origin !== anywhere || url.pathname.includes('//')) return paths.home
  return url.pathname + url.search
}

/** Many pages of the account have addresses of the shop. Ignores the folder in which the site is installed. */
export function isInAccount(pathname: string): boolean {
  const pattern =
    /\/(?:account|family|returns|fitting|shop\/(?:orders|subscriptions|rewards|plans|plus|addresses|renewals|gear|purchases))(?:\/|$)/
  return pattern.test(pathname)
}

/** Such a page leads back to its list, and the list to the account. */
export function isInListOfAccount(pathname: string): boolean {
  return /\/(?:returns|orders|purchases|putters|clubs\/[^/]+)\/[^/]+\/?$/.test(pathname)
}
