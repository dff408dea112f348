import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokensIn } from './support/fieldTokens.ts'

/** `none` leaves it to the browser, `…` is passed in by the forms that use the component. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'commerce/add-to-cart/GiftFields': ['…: off', '…: off', '…: name', '…: email', '…: none', '…: off'],
  'commerce/add-to-cart/OptionFields': ['…: none', '…: none', '…: none'],
  'commerce/address/AddressFields': [
    'telephone: tel',
    'firstName: given-name',
    'lastName: family-name',
    'street1: address-line1',
    'street2: address-line2',
    'city: address-level2',
    'postcode: postal-code',
  ],
  'commerce/address/AddressText': ['…: …'],
  'commerce/address/MoreAddressFields': ['…: …'],
  'commerce/address/RegionField': ['region: address-level1'],
  'commerce/cart/CouponForm': ['…: off'],
  'commerce/cart/GiftCodeForm': ['…: off', '…: none'],
  'commerce/checkout/CardFields': [
    'number: cc-number',
    'holder: cc-name',
    'month: cc-exp-month',
    'year: cc-exp-year',
    'securityCode: cc-csc',
  ],
  'commerce/checkout/EmailPart': ['email: email'],
  'commerce/deposit/CodeForms': ['…: off'],
  'commerce/find-order/FindOrderScreen': ['…: off', '…: email', '…: family-name'],
  'commerce/purchases/PurchaseFilterFields': ['from: none', 'to: none'],
  'commerce/purchases/ReceiptForm': ['receiptAddress: none'],
  'commerce/quantity/QuantityField': ['…: none', '…: none'],
  'commerce/renewals/CodesPart': ['coupon: off', 'giftCode: off'],
  'commerce/search/ShopSearchField': ['…: off'],
  'devices/prepaid/CardCode': ['code: off'],
  'devices/purchases/PurchaseFilterFields': ['from: none', 'to: none'],
  'devices/register/RegisterDialog': ['esn: off'],
  'learning/search/SearchForm': ['keyword: off'],
  'learning/share/ShareDialog': ['…: none'],
  'learning/swing/SendDialog': ['…: none'],
  'learning/video/NoteForm': ['…: none'],
  'returns/conversation/Conversation': ['message: none'],
  'returns/detail/RatingSection': ['comment: none'],
  'returns/detail/TrackingSection': ['number: none'],
  'returns/list/ListFilters': ['from: none', 'to: none'],
  'returns/request/ItemFields': ['quantity: none'],
  'returns/request/RequestForm': ['…: none', 'note: none'],
  'rounds/bag/BagDialog': ['bagName: off'],
  'rounds/bag/ClubFields': ['model: off', 'distance: off', 'loft: off'],
  'rounds/bag/DistancesScreen': ['…: off'],
  'rounds/challenges/ScoreForm': ['value: off'],
  'rounds/courses/CourseFilters': ['name: off'],
  'rounds/my-game/AnswersForm': ['goal: none'],
  'rounds/rounds/DateRangeFields': ['from: none', 'to: none'],
  'rounds/rounds/RoundFields': ['date: none', 'time: none'],
  'rounds/rounds/TeePicker': ['teeName: none', 'teeRating: none', 'teeSlope: none'],
  'rounds/tracking/TrackingFields': ['…: none', '…: none', '…: none', '…: none', '…: none'],
  'scheduling/book/CentreSearch': ['…: postal-code'],
  'scheduling/cancel/CancelForm': ['…: none'],
  'session/code/CodeForm': ['code: one-time-code'],
  'session/contact/NewEmailForm': ['email: email'],
  'session/family/PasswordForm': ['child-password: off'],
  'session/forgot-password/ForgotPasswordScreen': ['…: tel/email'],
  'session/new-password/NewPasswordFields': ['newPassword: new-password', 'repeatedPassword: new-password'],
  'session/password/PasswordForm': ['oldPassword: current-password'],
  'session/phone/PhoneField': ['phone: tel'],
  'session/profile/AddressFields': [
    'street1: address-line1',
    'street2: address-line2',
    'city: address-level2',
    'postalCode: postal-code',
    'state: address-level1',
  ],
  'session/profile/NameFields': ['firstName: given-name', 'lastName: family-name', 'altFirstName: off', 'altLastName: off'],
  'session/profile/PersonFields': ['birthday: bday'],
  'session/profile/ProfileText': ['…: none'],
  'session/register/AccountStep': ['phone: tel'],
  'session/register/CentreFields': ['postalCode: postal-code'],
  'session/register/EmailField': ['email: email'],
  'session/register/EntryField': ['…: none'],
  'session/register/NameFields': ['firstName: given-name', 'lastName: family-name', 'altFirstName: off', 'altLastName: off'],
  'session/register/TermsStep': ['birthday: bday'],
  'session/sign-in/SignInForm': ['username: username', 'password: current-password'],
  'session/verify-email/NewLinkForm': ['email: email'],
  'session/verify-email/VerifyEmailScreen': ['code: one-time-code'],
  'support/contact/CentreFields': ['postalCode: postal-code'],
  'support/contact/ContactField': ['…: none'],
  'support/contact/ContactForm': ['email: email', 'phone: tel'],
  'support/contact/NameFields': ['firstName: given-name', 'lastName: family-name', 'altFirstName: off', 'altLastName: off'],
  'support/faq/FaqScreen': ['…: none'],
  'support/help/TicketForm': ['…: none', '…: none', '…: name', '…: email'],
  'support/quick-search/QuickSearchDialog': ['…: off'],
  'support/referral/InviteScreen': ['invitation: none'],
  'support/survey/SurveyCard': ['comment: none'],
}

test('each text field of a form says what browsers may fill in: names, addresses, cards, passwords and codes', () => {
  const files = globSync('**/*.tsx', { cwd: 'src/ui', exclude: ['kit/**', '**/*.test.tsx'] })
  const found = files.toSorted().flatMap((file) => {
    const tokens = tokensIn(readFileSync(`src/ui/${file}`, 'utf8'))
    return tokens.length > 0 ? [[file.replace('.tsx', ''), tokens] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('a field without a token is noticed', () => {
  expect(tokensIn('const a = <TextField name="email" /> ; const b = <input />')).toEqual(['email: none'])
})
