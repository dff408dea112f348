/** The address of every screen. */
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
} as const

/** Whether a screen is there for anybody, signed in or not. In a folder of the site it is the same screen. */
export function isOpenToAll(pathname: string): boolean {
  // One pattern, which is shorter in the document's own script.
  return /\/(?:register|forgot-password|reset-password|verify-email|share\/[^/]+\/?)$/.test(pathname) || isOpenInShop(pathname)
}

/** Whether guests may be on this page of the shop; addresses and orders are a customer's. */
export function isOpenInShop(pathname: string): boolean {
  return /\/shop(?:\/(?:(?:categories|products)\/[^/]+|search|pro-shop|cart|find-order|checkout(?:\/done)?))?\/?$/.test(pathname)
}

export function pathOfAppointment(id: string): string {
  return `/lessons/${encodeURIComponent(id)}`
}

/** What came of a lesson. */
export function pathOfLesson(id: string): string {
  return `${paths.lessonHistory}/${encodeURIComponent(id)}`
}

export function pathOfMove(id: string): string {
  return `${pathOfAppointment(id)}/move`
}

/** What an address may ask to book: ids, a day as `2026-05-14` and a time as `07:30` at the centre. */
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

/** The sign-in screen, with the way back. */
export function pathOfSignIn(back: string): string {
  return paths.signIn + wayBackTo(back)
}

/** Where somebody is signed in by what the address brought, with the way back. */
export function pathOfEntry(back: string): string {
  return paths.entry + wayBackTo(back)
}

function wayBackTo(back: string): string {
  return back === paths.home ? '' : `?back=${encodeURIComponent(back)}`
}

const anywhere = 'https://clubhouse.invalid'

/** A way back inside the product, home for anything else. */
export function wayBack(address: string | null): string {
  const url = address?.startsWith('/') && URL.canParse(address, anywhere) ? new URL(address, anywhere) : undefined
  if (url?.origin !== anywhere || url.pathname.includes('//')) return paths.home
  return url.pathname + url.search
}
