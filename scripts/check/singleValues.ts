export interface SingleValue {
  readonly reason: string
  /** Each as its call and its path. */
  readonly fields: readonly string[]
}

/** Fields that the examples send with one value only. */
export const singleValues: readonly SingleValue[] = [
  {
    reason: 'The kind of a card’s token, of which the payment provider has one',
    fields: [
      'commerce.payment-invoke method.token.key',
      'commerce.deposit-take-payment payment_token.key',
      'devices.charge-future card.key',
      'devices.charge-moneris card.key',
    ],
  },
  {
    reason: 'Numbered by a server or the payment provider, whose numbers begin anew in each example',
    fields: [
      'commerce.affirm-deposit-take-payment checkout_token',
      'commerce.deposit-take-payment transaction_id',
      'commerce.tecfit-delete-order order_id',
      'devices.charge-moneris card.value',
      'session.reset-password-complete token',
      'commerce.guest-cart cart_id',
      'devices.shop-3d-authentication incrementId',
      'devices.shop-card-lookup cartId',
      'devices.shop-delete-address id',
    ],
  },
  {
    reason: 'The only custom-fit clubs in a country with instalments',
    fields: ['commerce.affirm-deposit-take-payment order_increment_id'],
  },
  {
    reason: 'The only membership in a store that keeps cards with this call',
    fields: ['devices.charge-future membershipId'],
  },
  {
    reason: 'The player’s own coupon; in Japan no other can be typed',
    fields: ['commerce.renewal-game-plan-order coupon'],
  },
  {
    reason: 'The shop has one product or category of this kind',
    fields: [
      'commerce.add-configurable-subscription parentSku',
      'commerce.add-configurable-subscription optionId',
      'commerce.special-category-products-plus-shop ids',
      'commerce.product-options url_key',
    ],
  },
  {
    reason: 'The shop sells no product of this kind with options of its own',
    fields: ['commerce.add-bundle options', 'commerce.add-configurable options'],
  },
  {
    reason: 'The call is for this value alone',
    fields: [
      'commerce.zero-deposit-take-payment deposit_request',
      'commerce.set-payment-method-checkmo payment_method',
      'commerce.set-payment-method-free payment_method',
    ],
  },
  {
    reason: 'The root category of a shop, which is the same in all stores',
    fields: [
      'commerce.navigation-menu id',
      'commerce.special-categories id',
      'commerce.pro-shop-content field_name',
      'commerce.pro-shop-content value',
      'devices.shop-products filter',
    ],
  },
  {
    reason: 'A page or an order that the product never varies for this call',
    fields: [
      'commerce.products-by-category-sorted currentPage',
      'commerce.special-category-products-plus-shop pageSize',
      'commerce.special-category-products-plus-shop featuredPageSize',
      'commerce.special-category-products-plus-shop currentPage',
      'commerce.special-category-products pageSize',
      'commerce.special-category-products featuredPageSize',
      'commerce.customer-orders pageSize',
      'devices.shop-products pageSize',
      'devices.shop-products currentPage',
      'devices.shop-products sort',
    ],
  },
  {
    reason: 'A fact about the browser, which all examples share',
    fields: [
      'learning.video-analytics-init os',
      'learning.video-analytics-init platform',
      'learning.video-analytics-init browser',
      'learning.video-analytics-init device',
      'learning.video-analytics-init resolution.width',
      'learning.video-analytics-init resolution.height',
      'commerce.process-3d-authentication user_agent',
      'commerce.process-3d-authentication challenge_callback_url',
      'commerce.process-3d-authentication-alt userAgent',
      'commerce.process-3d-authentication-alt uRL',
      'devices.shop-3d-authentication userAgent',
      'devices.shop-3d-authentication uRL',
    ],
  },
  {
    reason: 'A new round has no scores',
    fields: [
      'rounds.round-create scorecardHoles[].score',
      'rounds.round-create scorecardHoles[].status',
      'rounds.round-create scorecardHoles[].scorecardDetails.scramblingPercentNtgUpDownQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.scramblingPercentNtgChangesQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.badThreePuttsQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.nearTheGreenQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.onGreenInRegulationQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.terribleTeeShotsQuest',
      'rounds.round-create scorecardHoles[].scorecardDetails.putts',
    ],
  },
  {
    reason: 'No player chooses a coach for a round: the club does',
    fields: ['rounds.round-create coachId'],
  },
  {
    reason: 'Tees are added before their round begins, and all in one colour',
    fields: ['rounds.tee-box-post roundId', 'rounds.tee-box-post color'],
  },
  {
    reason: 'The clubs of a standard set have no pictures',
    fields: ['rounds.clubs-create [].imageUploadUrl'],
  },
  {
    reason: 'A booking replaces nothing: a practice and a moved lesson have calls of their own',
    fields: ['scheduling.book [].replaceBookedAppointments[]'],
  },
  {
    reason: 'Sent for a child without an email address; every child of the club has one',
    fields: ['session.sub-account-login id'],
  },
  {
    reason: 'An operation of our own: recordings contain only those of the specification',
    fields: [
      'commerce.search-products-filtered inputText',
      'commerce.search-products-filtered filter',
      'commerce.search-products-filtered pageSize',
      'commerce.search-products-filtered currentPage',
      'commerce.guest-order number',
      'commerce.guest-order email',
      'commerce.guest-order lastname',
    ],
  },
]
