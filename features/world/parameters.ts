import { callGroups } from './callGroups.ts'
import { members } from './cast.ts'
import type { DeviceLocation } from './DeviceLocation.ts'
import { invalidInputs } from './invalidInputs.ts'
import type { Notice } from './notices.ts'
import { define, lookUp, oneOf } from './parameterTypes.ts'

const coaches = ['Marisol Vance', 'Étienne Lacombe-Roy', '森重 愛子', 'Teodor Hale', 'Wei Lin Tan', 'Sipho Marais']

const centres = [
  'Northgate Swing Lab',
  'Lakeshore Tempo Room',
  'Atelier Rive-Sud',
  'Pacific Rim Bay',
  'Kawabe Golf Koubou',
  'Marina Quay Studio',
  'Harbour North',
  'Desert Bloom',
  'Table View',
]

const lessons = ['Iron play', 'Full swing', 'Short game', 'Playing lesson', 'Practice bay']

const cities = new Map<string, DeviceLocation>([
  ['Chicago', { zone: 'America/Chicago', latitude: 41.88, longitude: -87.63 }],
  ['Denver', { zone: 'America/Denver', latitude: 39.74, longitude: -104.99 }],
  ['New York', { zone: 'America/New_York', latitude: 40.71, longitude: -74.01 }],
  ['Singapore', { zone: 'Asia/Singapore', latitude: 1.28, longitude: 103.85 }],
])

const messages = new Map<string, Notice>([
  ['the name of the bag is missing', 'bag-name-missing'],
  ['the favourite is not saved', 'favourite-course-not-saved'],
  ["the forecast can't be read", 'forecast-unread'],
  ['her position is unknown', 'position-unknown'],
  ['the club is missing', 'club-missing'],
  ['a distance is a number', 'distance-not-a-number'],
  ['this club is no longer in her bag', 'club-gone'],
  ['the file is no picture', 'not-a-picture'],
  ['the upload took too long', 'upload-expired'],
  ["the challenges can't be read", 'challenges-unread'],
  ["the challenge can't be read", 'challenge-unread'],
  ['the score is not possible', 'score-out-of-range'],
  ['it is a new personal best', 'new-best'],
  ['her answers are not saved', 'answers-not-saved'],
  ['her answers are saved', 'answers-saved'],
  ['the club did not accept a hole', 'hole-refused'],
  ['another device entered other scores', 'other-scores'],
  ["the rounds can't be read", 'rounds-unread'],
  ['the round was not started', 'round-not-started'],
  ["her returns can't be read", 'returns-unread'],
  ['her message is not sent', 'message-not-sent'],
  ['the file is empty', 'file-empty'],
  ['the file is too large', 'file-too-large'],
  ['the file is of another type', 'file-wrong-type'],
  ['the file is under another name', 'file-renamed'],
  ['the return is not closed', 'return-not-closed'],
  ['the return is not placed', 'return-not-placed'],
  ['the return is not rated', 'return-not-rated'],
  ['the tracking number is not added', 'tracking-not-added'],
  ['this is no serial number', 'esn-wrong'],
  ["the serial number can't be checked", 'esn-unchecked'],
  ["her memberships can't be read", 'memberships-unread'],
  ['the code of the card is incomplete', 'prepaid-code-incomplete'],
  ["this card can't be redeemed", 'prepaid-refused'],
  ['this card is for the other choice', 'prepaid-for-the-other'],
  ["her purchases can't be read", 'device-purchases-unread'],
  ['the membership is in use elsewhere', 'activation-refused'],
  ['a plan has to be chosen', 'plan-missing'],
  ['the card for the upgrade was declined', 'upgrade-declined'],
  ["the memberships for sale can't be read", 'membership-products-unread'],
  ["her launch monitors can't be read", 'devices-unread'],
  ["her renewals can't be read", 'renewals-unread'],
  ['the gift code is unknown', 'renewal-code-unknown'],
  ['the gift code has expired', 'renewal-code-expired'],
  ['her coupon is not accepted', 'renewal-coupon-refused'],
  ['her renewal was declined', 'renewal-declined'],
  ['her payment was declined', 'renewal-declined'],
  ['her payment is still being processed', 'payment-still-processed'],
  ["her recommended gear can't be read", 'gear-unread'],
  ["her purchases at the club can't be read", 'purchases-unread'],
  ['a name is missing', 'receipt-name-missing'],
  ["the receipt wasn't made out", 'receipt-not-made-out'],
  ["the receipt's file is elsewhere", 'receipt-elsewhere'],
  ['the price has changed', 'renewal-price-changed'],
  ['the coupon is not valid for the deposit', 'deposit-coupon-refused'],
  ['a centre is missing', 'centre-missing'],
  ['her membership stays unread', 'own-membership-unread'],
  ['fewer greens were missed', 'fewer-greens-missed'],
  ['she has turned away from her bank', 'bank-closed'],
  ['her bank did not allow it', 'bank-refused'],
  ['her bank heard nothing from her', 'bank-timed-out'],
  ["her bank can't be asked here", 'bank-unlisted'],
  ["the shop can't send a bill there", 'bill-refused'],
  ['the card was declined', 'card-declined'],
  ['this is no card number', 'card-number-wrong'],
  ['the card is no longer good', 'card-past'],
  ["the card can't be checked", 'card-unchecked'],
  ['the cart is no more', 'cart-is-no-more'],
  ['her e-mail address is missing', 'guest-email-missing'],
  ['this is no e-mail address', 'guest-email-wrong'],
  ['nothing was ordered', 'nothing-ordered'],
  ['nobody knows whether it was ordered', 'outcome-unknown'],
  ["the shop can't ship there", 'place-refused'],
  ['the shop did not hear where it goes', 'place-unheard'],
  ['somebody else was faster', 'sold-out-meanwhile'],
  ['nothing is ordered before the new total is checked', 'total-changed'],
  ["the category can't be read", 'category-unread'],
  ["the products can't be read", 'products-unread'],
  ['the search did not come back', 'shop-search-unread'],
  ["her orders can't be read", 'orders-unread'],
  ['the trial is not started', 'plus-trial-not-started'],
  ["her bucks can't be read", 'bucks-unread'],
  ["her subscriptions can't be read", 'subscriptions-unread'],
  ["her fittings can't be read", 'fittings-unread'],
  ['the payment was declined', 'subscription-declined'],
  ['the subscription is unchanged', 'subscription-unchanged'],
  ["the menu of the shop can't be shown", 'menu-unread'],
  ["the shop can't be shown", 'shop-unread'],
  ["a part of the shop can't be shown", 'shop-part-unread'],
  ['nothing came into the cart', 'nothing-in-cart'],
  ['this coupon is no good here', 'coupon-refused'],
  ['this is no amount', 'gift-amount-missing'],
  ['this gift code is no good here', 'gift-code-refused'],
  ['the code is missing from the form', 'shop-code-missing'],
  ['it is not in the cart', 'not-added'],
  ["the product can't be read", 'product-unread'],
  ['fewer are left', 'too-few-left'],
  ["her addresses can't be read", 'addresses-unread'],
  ["the countries can't be read", 'countries-unread'],
  ["a default can't be deleted", 'default-address-stays'],
  ['the address is added', 'postal-address-added'],
  ['the address is not saved', 'postal-address-not-saved'],
  ['the address is saved for bills and orders', 'postal-address-saved'],
  ['her address is changed', 'address-changed'],
  ['the address is copied', 'address-copied'],
  ['the video did not come', 'video-not-downloaded'],
  ['the download was stopped', 'download-stopped'],
  ['the videos are not back', 'videos-not-restored'],
  ['there is no short address', 'not-shared'],
  ['this is no address', 'address-invalid'],
  ['a new address is missing', 'address-missing'],
  ['this is her address already', 'address-same'],
  ['the address belongs to somebody else', 'address-taken'],
  ['the code is not good any more', 'code-expired'],
  ['the code is missing', 'code-missing'],
  ['another code is on its way', 'code-resent'],
  ['this is not the code that was sent', 'code-wrong'],
  ['the two new passwords differ', 'new-password-differs'],
  ['a new password has at least 8 characters', 'new-password-too-short'],
  ['a new password is missing', 'new-password-missing'],
  ['the new password is too long', 'new-password-too-long'],
  ['her number is changed', 'number-changed'],
  ['this is no number', 'number-invalid'],
  ['a number is missing', 'number-missing'],
  ['her number is verified', 'number-verified'],
  ['her current password is missing', 'old-password-missing'],
  ['this is not her current password', 'old-password-wrong'],
  ['her password is changed', 'password-changed'],
  ["the password is the player's alone", 'password-not-yours'],
  ['her wishes are saved', 'wishes-saved'],
  ["a part of the home can't be read", 'part-unread'],
  ["address and password don't match", 'credential-mismatch'],
  ['a password is missing', 'password-missing'],
  ["the child's password is missing", 'child-password-missing'],
  ["this is not the child's password", 'child-password-wrong'],
  ['the account was not opened', 'account-not-opened'],
  ["the accounts of the family can't be read", 'family-unread'],
  ['an e-mail address is missing', 'username-missing'],
  ["her lessons can't be read", 'lessons-unread'],
  ['it is too late to move the lesson', 'too-late'],
  ['a practice is in the way', 'practice-in-the-way'],
  ['the loss of the credit has to be accepted', 'loss-to-accept'],
  ['a time is to be chosen first', 'be-first-to-choose'],
  ['a link has run out', 'link-expired'],
  ['a link is no good any more', 'link-wrong'],
  ['a link to verify the address is on its way', 'link-sent'],
  ["this can't be an e-mail address", 'link-address-invalid'],
  ['a moment has to pass before the next code', 'throttled'],
  ['a new code is on its way', 'code-sent-anew'],
  ['a new version is ready', 'update-ready'],
  ["the club can't be reached right now", 'club-unreachable'],
  ['a new version waits until she is done', 'update-held'],
  ["her notifications can't be read", 'notifications-unread'],
  ['her profile is not saved', 'profile-not-saved'],
  ['a password can have 1,000 characters at most', 'new-password-too-long'],
  ['her password is new', 'password-is-new'],
  ['his password is new', 'password-is-new'],
  ['nothing can be paid by ticket', 'closed-by-ticket'],
  ['the booking is final', 'booking-is-final'],
  ['the earlier booking went through', 'earlier-booked'],
  ['no credit is left', 'no-credit'],
  ['nobody knows whether her profile is saved', 'outcome-unknown'],
  ['there is nothing to save', 'nothing-to-save'],
  ["the prefectures can't be read", 'prefectures-unread'],
  ['it takes longer than usual', 'takes-longer'],
  ['nobody knows whether the lesson is booked', 'outcome-unknown'],
  ['nobody knows whether the lesson is cancelled', 'outcome-unknown'],
  ['nobody knows whether the lesson is moved', 'outcome-unknown'],
  ['no ticket can be had', 'no-ticket'],
  ['nothing can be kept on her device', 'nothing-kept'],
  ['she has a lesson at that time already', 'same-time'],
  ['she has to sign in at this club', 'region-refused'],
  ['she is on the waiting list', 'on-waiting-list'],
  ['somebody else took the time', 'slot-taken'],
  ["something went wrong on the club's side", 'server-fault'],
  ['that can be no e-mail address', 'address-impossible'],
  ['that can be no phone number', 'number-impossible'],
  ['the account belongs to another region', 'account-elsewhere'],
  ['the address is missing', 'address-missing'],
  ["the centres can't be listed", 'centres-unread'],
  ['the comment is missing', 'comment-missing'],
  ['a comment can have 2,000 characters at most', 'comment-too-long'],
  ["the comment has characters that can't be seen", 'comment-unreadable'],
  ['the swing is not sent', 'swing-not-sent'],
  ['the club wants her to wait', 'throttled'],
  ['the club does not answer', 'timed-out'],
  ['the code has run out', 'code-expired'],
  ['the contact form is not sent', 'contact-not-sent'],
  ['the contact form may have arrived', 'contact-unconfirmed'],
  ["the friend's name can't be read", 'friend-unread'],
  ['the ticket is not sent', 'ticket-not-sent'],
  ['a file of the ticket is of another type', 'ticket-file-wrong-type'],
  ['the code is not the one that was sent', 'code-wrong'],
  ["the credits can't be read", 'credits-unread'],
  ['the lesson is booked', 'booked'],
  ['the lesson is moved', 'moved'],
  ['the lesson is not booked', 'not-booked'],
  ['the lesson is not cancelled', 'not-cancelled'],
  ['the lesson is not moved', 'not-booked'],
  ['the new password is missing', 'new-password-missing'],
  ['the number is missing', 'number-missing'],
  ['the place is hers', 'place-is-yours'],
  ["the place can't be had", 'no-place'],
  ['somebody else was faster to take the place', 'place-taken'],
  ['she has no credit for the place', 'no-credit-for-place'],
  ["the profile can't be read", 'profile-unread'],
  ['the session has run out', 'session-over'],
  ['the two passwords differ', 'new-password-differs'],
  ['there is no connection', 'offline'],
  ['the ticket is not good any more', 'ticket-refused'],
  ["this part of the club can't be had", 'page-gone'],
  ["what her device has kept can't be read", 'kept-unreadable'],
])

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

const dayPattern = `(?:${weekdays.join('|')}) \\d{1,2} (?:${months.join('|')})(?: \\d{4})?`
const timePattern = '\\d{1,2}:\\d{2} [ap]m'

/** In the year of the features by default. */
export function day(text: string): Temporal.PlainDate {
  const [weekday = '', number, month = '', year = '2026'] = text.split(' ')
  const date = Temporal.PlainDate.from(
    { year: Number(year), month: months.indexOf(month) + 1, day: Number(number) },
    { overflow: 'reject' },
  )
  if (date.dayOfWeek !== weekdays.indexOf(weekday) + 1) throw new Error(`${text} is no ${weekday}`)
  return date
}

export function time(text: string): Temporal.PlainTime {
  const [, hour, minute, half] = /^(\d+):(\d+) ([ap]m)$/.exec(text) ?? []
  return Temporal.PlainTime.from({ hour: (Number(hour) % 12) + (half === 'pm' ? 12 : 0), minute: Number(minute) }, { overflow: 'reject' })
}

define('member', oneOf(members), (text) => text)
define('coach', oneOf(coaches), (text) => text)
define('centre', oneOf(centres), (text) => text)
define('lesson', oneOf(lessons), (text) => text)
define('city', oneOf(cities.keys()), lookUp(cities))
define('day', new RegExp(dayPattern), day)
define('moment', new RegExp(`${dayPattern}(?: at|,) ${timePattern}`), (text) => {
  const [date = '', hour = ''] = text.split(/(?: at|,) /)
  return day(date).toPlainDateTime(time(hour))
})
define('month', new RegExp(`(?:${months.join('|')}) \\d{4}`), (text) => {
  const [month = '', year] = text.split(' ')
  return Temporal.PlainYearMonth.from({ year: Number(year), month: months.indexOf(month) + 1 })
})
define('duration', /\d+ (?:hours?|minutes?|seconds?)(?: and \d+ minutes?)?/, (text) => {
  const amounts = [...text.matchAll(/(\d+) (hour|minute|second)/g)].map(([, amount, unit]) => [`${unit}s`, Number(amount)])
  return Temporal.Duration.from(Object.fromEntries(amounts))
})
define('errand', oneOf(callGroups.keys()), lookUp(callGroups))
define('notice', oneOf(messages.keys()), lookUp(messages))
define('typing', oneOf(invalidInputs.keys()), lookUp(invalidInputs))
/** What is typed: in its own characters, or described where they can't be read. */
define('entry', new RegExp(`"[^"]*"|${oneOf(invalidInputs.keys()).source}`), (text) => invalidInputs.get(text) ?? text.slice(1, -1))
define('window', /| in the second window| in a second window/, (text) => text !== '')
define('count', /no|exactly one|one|\d+/, amount)
define('times', /never|once|twice|\d+ times/, amount)
define('asked', /never asked|asked (?:once|twice|\d+ times)/, (text) => amount(text.replace(/^asked /, '')))
define('tag', /[A-Za-z]{2}(?:-\w+)?/, (text) => text)
define('name', /\S.*/, (text) => text)
define('distance', /yards|metres/, (text) => text === 'metres')
define('speed', /(?:miles|kilometres) an hour/, (text) => text.startsWith('kilometres'))
define('list', /\S.*/, (text) => text.split(/, | and /))

function amount(text: string): number {
  const [word = ''] = text.split(' ')
  const amounts: Readonly<Record<string, number>> = { no: 0, never: 0, one: 1, exactly: 1, once: 1, twice: 2 }
  return amounts[word] ?? Number(word)
}
