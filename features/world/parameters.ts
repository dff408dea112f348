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
  ["the favourite wasn't saved", 'favourite-course-not-saved'],
  ["the forecast can't be loaded", 'forecast-unread'],
  ['her position is unknown', 'position-unknown'],
  ['the kind of golf club is missing', 'club-missing'],
  ['a distance must be a number', 'distance-not-a-number'],
  ['this club is no longer in her bag', 'club-gone'],
  ["the file isn't a picture", 'not-a-picture'],
  ['the upload took too long', 'upload-expired'],
  ["the challenges can't be loaded", 'challenges-unread'],
  ["the challenge can't be loaded", 'challenge-unread'],
  ['the score is impossible', 'score-out-of-range'],
  ['it is a new personal best', 'new-best'],
  ["her answers weren't saved", 'answers-not-saved'],
  ['her answers are saved', 'answers-saved'],
  ['the club refused a hole', 'hole-refused'],
  ['another device entered different scores', 'other-scores'],
  ["the rounds can't be loaded", 'rounds-unread'],
  ['the round was not started', 'round-not-started'],
  ["her returns can't be loaded", 'returns-unread'],
  ["her message wasn't sent", 'message-not-sent'],
  ['the file is empty', 'file-empty'],
  ['the file is too large', 'file-too-large'],
  ['the file is of an unsupported type', 'file-wrong-type'],
  ['the file is wrongly named', 'file-renamed'],
  ["the return wasn't closed", 'return-not-closed'],
  ["the return wasn't requested", 'return-not-placed'],
  ["the return wasn't rated", 'return-not-rated'],
  ["the tracking number wasn't added", 'tracking-not-added'],
  ['the serial number is invalid', 'esn-wrong'],
  ["the serial number can't be checked", 'esn-unchecked'],
  ["her memberships can't be loaded", 'memberships-unread'],
  ['the code of the card is incomplete', 'prepaid-code-incomplete'],
  ["this card can't be redeemed", 'prepaid-refused'],
  ['this card is for the other use', 'prepaid-for-the-other'],
  ["her purchases can't be loaded", 'device-purchases-unread'],
  ['the membership is in use elsewhere', 'activation-refused'],
  ['a plan has to be chosen', 'plan-missing'],
  ['the card for the upgrade was declined', 'upgrade-declined'],
  ["the memberships for sale can't be loaded", 'membership-products-unread'],
  ["her launch monitors can't be loaded", 'devices-unread'],
  ["her renewals can't be loaded", 'renewals-unread'],
  ['the gift code is unknown', 'renewal-code-unknown'],
  ['the gift code has expired', 'renewal-code-expired'],
  ['her coupon is not accepted', 'renewal-coupon-refused'],
  ['her renewal was declined', 'renewal-declined'],
  ['her payment was declined', 'renewal-declined'],
  ['her payment is still being processed', 'payment-still-processed'],
  ["her recommended gear can't be loaded", 'gear-unread'],
  ["her purchases at the club can't be loaded", 'purchases-unread'],
  ['a name is missing', 'receipt-name-missing'],
  ["the receipt wasn't issued", 'receipt-not-made-out'],
  ["the receipt's file is on another host", 'receipt-elsewhere'],
  ['the price has changed', 'renewal-price-changed'],
  ['the coupon is not valid for the deposit', 'deposit-coupon-refused'],
  ['a centre is missing', 'centre-missing'],
  ["her membership can't be loaded", 'own-membership-unread'],
  ['there are more scrambles than missed greens', 'fewer-greens-missed'],
  ["she cancelled her bank's question", 'bank-closed'],
  ['her bank refused the payment', 'bank-refused'],
  ["her bank's question timed out", 'bank-timed-out'],
  ["her bank can't be asked here", 'bank-unlisted'],
  ["the shop can't send a bill there", 'bill-refused'],
  ['the card was declined', 'card-declined'],
  ['the card number is invalid', 'card-number-wrong'],
  ['the card has expired', 'card-past'],
  ["the card can't be checked", 'card-unchecked'],
  ['the cart no longer exists', 'cart-is-no-more'],
  ['her email address is missing', 'guest-email-missing'],
  ['the email address is invalid', 'guest-email-wrong'],
  ['nothing was ordered', 'nothing-ordered'],
  ['it is unknown whether the order was placed', 'outcome-unknown'],
  ["the shop can't ship there", 'place-refused'],
  ["the shipping address wasn't saved", 'place-unheard'],
  ['a product has sold out', 'sold-out-meanwhile'],
  ['the new total has to be checked before ordering', 'total-changed'],
  ["the category can't be loaded", 'category-unread'],
  ["the products can't be loaded", 'products-unread'],
  ['the search failed', 'shop-search-unread'],
  ["her orders can't be loaded", 'orders-unread'],
  ["the trial wasn't started", 'plus-trial-not-started'],
  ["her bucks can't be loaded", 'bucks-unread'],
  ["her subscriptions can't be loaded", 'subscriptions-unread'],
  ["her fittings can't be loaded", 'fittings-unread'],
  ['the payment was declined', 'subscription-declined'],
  ["the subscription wasn't changed", 'subscription-unchanged'],
  ["the menu of the shop can't be loaded", 'menu-unread'],
  ["the shop can't be loaded", 'shop-unread'],
  ["a part of the shop can't be loaded", 'shop-part-unread'],
  ['nothing was added to the cart', 'nothing-in-cart'],
  ['the coupon is invalid', 'coupon-refused'],
  ['the amount is invalid', 'gift-amount-missing'],
  ['the gift code is invalid', 'gift-code-refused'],
  ['the coupon or gift code is missing', 'shop-code-missing'],
  ["it wasn't added to the cart", 'not-added'],
  ["the product can't be loaded", 'product-unread'],
  ['the shop has fewer left', 'too-few-left'],
  ["her addresses can't be loaded", 'addresses-unread'],
  ["the countries can't be loaded", 'countries-unread'],
  ["a default address can't be deleted", 'default-address-stays'],
  ['the address is added', 'postal-address-added'],
  ["the address wasn't saved", 'postal-address-not-saved'],
  ['the address is saved for bills and orders', 'postal-address-saved'],
  ['her email address was changed', 'address-changed'],
  ['the link was copied', 'address-copied'],
  ["the video wasn't downloaded", 'video-not-downloaded'],
  ['the download was stopped', 'download-stopped'],
  ["the videos weren't restored", 'videos-not-restored'],
  ["the video wasn't shared", 'not-shared'],
  ['the new email address is invalid', 'address-invalid'],
  ['the new email address is missing', 'address-missing'],
  ['this is already her email address', 'address-same'],
  ['the email address belongs to another player', 'address-taken'],
  ['the code has expired', 'code-expired'],
  ['the code is missing', 'code-missing'],
  ['another code was sent', 'code-resent'],
  ['the code is wrong', 'code-wrong'],
  ['the two new passwords differ', 'new-password-differs'],
  ['a new password has at least 8 characters', 'new-password-too-short'],
  ['a new password is missing', 'new-password-missing'],
  ['the new password is too long', 'new-password-too-long'],
  ['her phone number was changed', 'number-changed'],
  ['the phone number is invalid', 'number-invalid'],
  ['a number is missing', 'number-missing'],
  ['her number is verified', 'number-verified'],
  ['her current password is missing', 'old-password-missing'],
  ['this is not her current password', 'old-password-wrong'],
  ['her password was changed', 'password-changed'],
  ['only the player can change the password', 'password-not-yours'],
  ['her choice of messages was saved', 'wishes-saved'],
  ["a part of the home can't be loaded", 'part-unread'],
  ["email address and password don't match", 'credential-mismatch'],
  ['a password is missing', 'password-missing'],
  ["the child's password is missing", 'child-password-missing'],
  ["this is not the child's password", 'child-password-wrong'],
  ['the account was not opened', 'account-not-opened'],
  ["the accounts of the family can't be loaded", 'family-unread'],
  ['an email address is missing', 'username-missing'],
  ["her lessons can't be loaded", 'lessons-unread'],
  ['it is too late to move the lesson', 'too-late'],
  ['she has a practice at that time', 'practice-in-the-way'],
  ['the loss of the credit has to be accepted', 'loss-to-accept'],
  ['a time has to be chosen first', 'be-first-to-choose'],
  ['the link has expired', 'link-expired'],
  ['the link is no longer valid', 'link-wrong'],
  ['a link to verify the address was sent', 'link-sent'],
  ['the email address for the link is invalid', 'link-address-invalid'],
  ['she has to wait a moment', 'throttled'],
  ['a new code was sent', 'code-sent-anew'],
  ['a new version is ready', 'update-ready'],
  ["the club can't be reached right now", 'club-unreachable'],
  ['a new version waits until she is done', 'update-held'],
  ["her notifications can't be loaded", 'notifications-unread'],
  ["her profile wasn't saved", 'profile-not-saved'],
  ['a password can have 1,000 characters at most', 'new-password-too-long'],
  ['her password was reset', 'password-is-new'],
  ['his password was reset', 'password-is-new'],
  ['only the player can pay', 'closed-by-ticket'],
  ['the booking is final', 'booking-is-final'],
  ['the earlier booking went through', 'earlier-booked'],
  ['no credit is left', 'no-credit'],
  ['it is unknown whether her profile was saved', 'outcome-unknown'],
  ['there is nothing to save', 'nothing-to-save'],
  ["the prefectures can't be loaded", 'prefectures-unread'],
  ['it takes longer than usual', 'takes-longer'],
  ['it is unknown whether the lesson was booked', 'outcome-unknown'],
  ['it is unknown whether the lesson was cancelled', 'outcome-unknown'],
  ['it is unknown whether the lesson was moved', 'outcome-unknown'],
  ['no ticket could be created', 'no-ticket'],
  ["her device can't store data", 'nothing-kept'],
  ['she has a lesson at that time already', 'same-time'],
  ['she has to sign in at this club', 'region-refused'],
  ['she is on the waiting list', 'on-waiting-list'],
  ['another player has booked that time', 'slot-taken'],
  ["something went wrong on the club's side", 'server-fault'],
  ['the email address is impossible', 'address-impossible'],
  ['the phone number is impossible', 'number-impossible'],
  ['the account belongs to another region', 'account-elsewhere'],
  ['the address is missing', 'address-missing'],
  ["the centres can't be loaded", 'centres-unread'],
  ['the comment is missing', 'comment-missing'],
  ['a comment can have 2,000 characters at most', 'comment-too-long'],
  ['the comment has invisible characters', 'comment-unreadable'],
  ["the swing wasn't sent", 'swing-not-sent'],
  ['the club does not answer', 'timed-out'],
  ["the contact form wasn't sent", 'contact-not-sent'],
  ['the contact form may have arrived', 'contact-unconfirmed'],
  ["the friend's name can't be loaded", 'friend-unread'],
  ["the ticket wasn't sent", 'ticket-not-sent'],
  ['a file of the ticket is of an unsupported type', 'ticket-file-wrong-type'],
  ["the credits can't be loaded", 'credits-unread'],
  ['the lesson is booked', 'booked'],
  ['the lesson is moved', 'moved'],
  ["the lesson wasn't booked", 'not-booked'],
  ["the lesson wasn't cancelled", 'not-cancelled'],
  ["the lesson wasn't moved", 'not-booked'],
  ['the new password is missing', 'new-password-missing'],
  ['the number is missing', 'number-missing'],
  ['the place is hers', 'place-is-yours'],
  ["the club can't give her the place", 'no-place'],
  ['another player has taken the place', 'place-taken'],
  ['she has no credit for the place', 'no-credit-for-place'],
  ["the profile can't be loaded", 'profile-unread'],
  ['the session has expired', 'session-over'],
  ['the two passwords differ', 'new-password-differs'],
  ['there is no connection', 'offline'],
  ['the ticket is no longer valid', 'ticket-refused'],
  ['this part of the club is unavailable', 'page-gone'],
  ["the data stored on her device can't be loaded", 'kept-unreadable'],
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
