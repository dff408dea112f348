/** What players ask of the club, in the words of the features: each by the calls that carry it. */
export type Errand = readonly string[]

const booking = ['scheduling.book', 'scheduling.book-practice-override', 'scheduling.reschedule']

export const errands = new Map<string, Errand>([
  ['cancelling', ['scheduling.cancel-appointment']],
  ['for suggestions', ['scheduling.suggestions']],
  ['for the place', ['scheduling.confirm-waiting-list']],
  ["reading the club's wording", ['session.translation']],
  ['reading suggestions', ['scheduling.suggestions']],
  ['reading the cart', ['commerce.customer-cart-get', 'commerce.customer-cart-post']],
  ['reading the centres', ['scheduling.closest-centers']],
  ['reading the credits', ['session.lesson-credit-v2', 'session.lesson-credit-v3']],
  ['reading the layout of the home', ['support.layout-home']],
  ['reading the lessons', ['scheduling.appointments']],
  ['reading the openings', ['scheduling.openings']],
  ['reading the profile', ['session.me']],
  ['renewing the pass', ['session.refresh-token']],
  ['signing out of the shop', ['session.shop-logout']],
  ['taking the place', ['scheduling.confirm-waiting-list']],
  ['saving the profile', ['session.player-update', 'session.player-update-handedness']],
  ['the booking', booking],
  ['the cancellation', ['scheduling.cancel-appointment']],
  ['the sign-in', ['session.login']],
  ['for the prefectures', ['support.pref-configuration']],
  ['reading the prefectures', ['support.pref-configuration']],
  ['reading the notifications', ['session.notifications']],
  ['to book', booking],
  ['to cancel', ['scheduling.cancel-appointment']],
  ['to keep a hand alone', ['session.player-update-handedness']],
  ['to keep a whole profile', ['session.player-update']],
  ['telling what was read', ['session.notification-read']],
  ['to hear what was read', ['session.notification-read']],
  ['to renew a pass', ['session.refresh-token']],
  ['to renew the pass', ['session.refresh-token']],
  ['to sign in', ['session.login']],
])
