import type { Page } from 'playwright'
import { type Notice, notices } from '../Actor.ts'
import { attributesOf, isThere, textsOf } from './reading.ts'
import type { Words } from './words.ts'

/** The texts that tell a player something, each enough. */
const tellings: Readonly<Record<Notice, readonly string[]>> = {
  'not-added': ['addToCart:add.failed'],
  'category-unread': ['listing:category.unread'],
  'products-unread': ['listing:list.unread'],
  'shop-search-unread': ['listing:search.unread'],
  'product-unread': ['product:page.unread'],
  'bank-closed': ['checkout:bank.closed'],
  'bank-refused': ['checkout:bank.refused'],
  'bank-timed-out': ['checkout:bank.timed-out'],
  'bank-unlisted': ['checkout:bank.unlisted'],
  'bill-refused': ['checkout:billing.refused'],
  'card-declined': ['checkout:order.payment'],
  'card-number-wrong': ['checkout:card.number-wrong'],
  'card-past': ['checkout:card.expiry-past'],
  'card-unchecked': ['checkout:bank.failed'],
  'cart-is-no-more': ['checkout:order.gone'],
  'guest-email-missing': ['checkout:email.missing'],
  'guest-email-wrong': ['checkout:email.wrong'],
  'nothing-ordered': ['checkout:order.failed'],
  'place-refused': ['checkout:shipping.refused'],
  'place-unheard': ['checkout:shipping.failed'],
  'sold-out-meanwhile': ['checkout:order.soldOut'],
  'coupon-refused': ['cart:coupon.refused'],
  'gift-amount-missing': ['cart:gift.amountMissing'],
  'gift-code-refused': ['cart:gift.refused'],
  'not-removed': ['commerce:line.removeFailed'],
  'shop-code-missing': ['cart:coupon.missing', 'cart:gift.missing'],
  'too-few-left': ['commerce:line.refused'],
  'account-not-opened': ['family:family.notOpened'],
  'be-first-to-choose': ['scheduling:book.suggestEmpty', 'scheduling:book.needSlot'],
  booked: ['scheduling:book.doneLead'],
  'centres-unread': ['scheduling:book.centresFailed'],
  'child-password-missing': ['family:family.passwordMissing'],
  'child-password-wrong': ['family:family.passwordWrong'],
  'account-elsewhere': ['arrival:region.lead'],
  'address-copied': ['share:share.copied'],
  'address-changed': ['contact:contact.emailChanged'],
  'address-impossible': ['recovery:forgotPassword.emailImpossible'],
  'address-invalid': ['contact:contact.email-invalid'],
  'address-missing': ['contact:contact.email-missing', 'recovery:forgotPassword.emailMissing'],
  'address-same': ['contact:contact.email-same'],
  'address-taken': ['contact:contact.email-taken'],
  'addresses-unread': ['addresses:book.unread'],
  'nothing-in-cart': ['orders:reorder.failed'],
  'orders-unread': ['orders:list.unread', 'orders:detail.unread'],
  'menu-unread': ['menu:menu.unread'],
  'shop-part-unread': [
    'shopHome:categories.unread',
    'shopHome:products.unread',
    'shopHome:specials.unread',
    'shopHome:specials.productsUnread',
  ],
  'shop-unread': ['shopHome:home.unread'],
  'countries-unread': ['addressForm:form.countriesFailed'],
  'default-address-stays': ['addresses:remove.keptTitle'],
  'postal-address-added': ['addresses:editor.added'],
  'postal-address-not-saved': ['addresses:editor.notSaved'],
  'postal-address-saved': ['addresses:editor.updated'],
  'code-expired': ['code:code.expired'],
  'code-missing': ['code:code.missing'],
  'code-resent': ['code:code.resent'],
  'code-sent-anew': ['code:code.resent'],
  'code-wrong': ['code:code.wrong'],
  'comment-missing': ['swings:send.empty'],
  'comment-too-long': ['swings:send.too-long'],
  'comment-unreadable': ['swings:send.unreadable'],
  'credential-mismatch': ['session:signIn.refused'],
  'credits-unread': ['session:account.creditsFailed'],
  'download-stopped': ['lessons:download.dropped'],
  'film-not-come': ['lessons:download.failed'],
  'films-not-back': ['lessons:restore.failed'],
  'family-unread': ['family:family.failed'],
  'kept-unreadable': ['shell:storage.unreadable'],
  'lessons-unread': ['scheduling:appointments.failed'],
  'link-expired': ['recovery:verifyEmail.linkExpired'],
  'link-wrong': ['recovery:verifyEmail.linkWrong'],
  'loss-to-accept': ['scheduling:cancel.acceptFirst'],
  moved: ['scheduling:book.doneLeadMoved'],
  'new-password-differs': ['code:newPassword.differs'],
  'new-password-missing': ['code:newPassword.missing'],
  'new-password-too-long': ['code:newPassword.too-long'],
  'no-credit': ['scheduling:book.noCredit'],
  'no-credit-for-place': ['scheduling:appointment.placeNoCredit'],
  'no-place': ['scheduling:appointment.placeTaken', 'scheduling:appointment.placeRefused'],
  'no-ticket': ['arrival:desk.failed'],
  'not-booked': ['scheduling:book.notBooked', 'scheduling:book.notMoved'],
  'nothing-to-save': ['account:profile.unchanged'],
  'notifications-unread': ['notifications:list.failed'],
  'not-shared': ['share:share.failed'],
  'not-cancelled': ['scheduling:cancel.failed'],
  'nothing-kept': ['shell:storage.unavailable'],
  'number-changed': ['contact:contact.phoneChanged'],
  'number-impossible': ['recovery:forgotPassword.phoneImpossible'],
  'number-invalid': ['contact:contact.phone-invalid'],
  'number-missing': ['contact:contact.phone-missing', 'recovery:forgotPassword.phoneMissing'],
  'number-verified': ['contact:phone.done'],
  offline: ['shell:failure.offline', 'shell:notice.offline'],
  'old-password-missing': ['contact:password.old-missing'],
  'old-password-wrong': ['contact:password.old-wrong'],
  'on-waiting-list': ['scheduling:book.doneLeadWaiting'],
  'outcome-unknown': [
    'scheduling:book.unknown',
    'scheduling:book.unknownMove',
    'scheduling:cancel.unknown',
    'account:profile.unknown',
    'addresses:editor.unknown',
    'swings:send.unknown',
    'orders:reorder.unknown',
    'checkout:order.unknown',
    'addToCart:add.unknown',
  ],
  'page-gone': ['shell:late.gone'],
  'part-unread': [],
  'password-changed': ['contact:password.changed'],
  'password-is-new': ['session:signIn.new-password'],
  'password-missing': ['session:signIn.passwordMissing'],
  'password-not-yours': ['contact:password.byTicket'],
  'place-is-yours': ['scheduling:appointment.takenPlace'],
  'practice-in-the-way': ['scheduling:book.practiceTitle'],
  'prefectures-unread': ['account:profile.prefFailed'],
  'profile-not-saved': ['account:profile.notSaved'],
  'profile-unread': ['session:account.profileFailed', 'account:profile.failed'],
  'region-refused': ['arrival:entry.regionFailed'],
  'same-time': ['scheduling:book.sameTimeTitle'],
  'server-fault': ['shell:failure.serverFault'],
  'session-over': ['session:signIn.expired'],
  'slot-taken': ['scheduling:book.slotTaken'],
  'swing-not-sent': ['swings:send.unsent'],
  throttled: ['shell:failure.throttled'],
  'ticket-refused': ['arrival:entry.ticketRefused'],
  'timed-out': ['shell:failure.timedOut'],
  'too-late': ['scheduling:book.tooLate'],
  'update-held': ['shell:update.held'],
  'update-ready': ['shell:update.lead'],
  'club-unreachable': ['shell:servers.lead'],
  'username-missing': ['session:signIn.usernameMissing'],
  'wishes-saved': ['contact:contact.subscriptionsChanged'],
}

/** Whatever stands where players are told something. */
export async function toldOn(page: Page, words: Words): Promise<readonly Notice[]> {
  const texts = await textsTold(page)
  const told = notices.filter((notice) => tellings[notice].some((key) => texts.some((text) => tells(words, key, text))))
  const home = new URL(page.url()).pathname === '/'
  return home && (await isThere(page.getByRole('main').getByRole('alert'))) ? [...told, 'part-unread'] : told
}

/** The reason for a failure may come second, after what has failed; what is to be done, after what there is. */
function tells(words: Words, key: string, text: string): boolean {
  const start = /^shell:(?:failure|update|servers)\./.test(key) ? '' : '^'
  return new RegExp(`${start}(?:${words.pattern(key).source})`).test(text)
}

/** What stands where it is told, and what is said of a field that is not right. */
export async function textsTold(page: Page): Promise<readonly string[]> {
  const places = (['status', 'dialog', 'alertdialog'] as const).reduce(
    (found, role) => found.or(page.getByRole(role)),
    page.getByRole('alert'),
  )
  const wrong = page.getByRole('textbox').and(page.locator('[aria-invalid=true]'))
  const ids = (await attributesOf(wrong, 'aria-describedby')).flatMap((names) => names.split(' ')).filter(Boolean)
  return [...(await textsOf(places)), ...(await textsOf(page.locator(ids.map((id) => `[id="${id}"]`).join(',') || ':not(*)')))]
}
