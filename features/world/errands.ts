/** What players ask of the club, in the words of the features: each by the calls that carry it. */
export type Errand = readonly string[]

const booking = ['scheduling.book', 'scheduling.book-practice-override', 'scheduling.reschedule']

export const errands = new Map<string, Errand>([
  ['cancelling', ['scheduling.cancel-appointment']],
  ['for lessons', ['scheduling.appointments', 'scheduling.openings', 'scheduling.appointment-detail']],
  ['for suggestions', ['scheduling.suggestions']],
  ['for the place', ['scheduling.confirm-waiting-list']],
  ["reading the club's wording", ['session.translation']],
  ['reading suggestions', ['scheduling.suggestions']],
  ['for the profile of a launch monitor', ['session.skytrak-customer-me']],
  ['for the profile of the club', ['session.me']],
  ["opening the child's account", ['session.sub-account-login']],
  ['reading the accounts of the family', ['session.configuration']],
  ['reading the profile of the launch monitor', ['session.skytrak-customer-me']],
  ['to tell customer care who is here', ['session.hubspot-identification']],
  ['telling customer care who is here', ['session.hubspot-identification']],
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
  ['the booking', booking],
  ['the cancellation', ['scheduling.cancel-appointment']],
  ['the sign-in', ['session.login']],
  ['to book', booking],
  ['to cancel', ['scheduling.cancel-appointment']],
  ['to renew a pass', ['session.refresh-token']],
  ['to renew the pass', ['session.refresh-token']],
  ['to sign in', ['session.login']],
  ['to open an account of the family', ['session.sub-account-login']],
])
