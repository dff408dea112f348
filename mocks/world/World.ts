import { buck, givenCoupon } from '../contexts/commerce/bucks/data.ts'
import { cart, cartItem, coupon, giftCode } from '../contexts/commerce/cart/data.ts'
import { priceChanged, stockTaken, withdrawn } from '../contexts/commerce/catalogue/data.ts'
import { checkout } from '../contexts/commerce/checkout/data.ts'
import { payment } from '../contexts/commerce/club-payment/data.ts'
import { bankCase, bankWord, cardTokenRow, membershipCard, savedCard } from '../contexts/commerce/data.ts'
import { customClub } from '../contexts/commerce/deposits/data.ts'
import { fittingSession, putterSession } from '../contexts/commerce/fitting/data.ts'
import { gearRecommendation } from '../contexts/commerce/gear/data.ts'
import { customerOrder } from '../contexts/commerce/orders/data.ts'
import { customerAddress } from '../contexts/commerce/places/data.ts'
import { plusTrial } from '../contexts/commerce/plus-subscription/data.ts'
import { clubPurchase, receipt } from '../contexts/commerce/purchases/data.ts'
import { clubMembership, renewal, renewalGiftCode, renewalGiftCodeUse, renewalQuote } from '../contexts/commerce/renewals/data.ts'
import { subscription } from '../contexts/commerce/subscriptions/data.ts'
import { device, deviceMembership, devicePurchase } from '../contexts/devices/data.ts'
import {
  lessonPlan,
  share,
  swing,
  swingComment,
  taughtLesson,
  videoFavourite,
  videoNote,
  videoSubscription,
  videoUsage,
  videoView,
} from '../contexts/learning/data.ts'
import { returnAttachment, returnMessage, returnRequest, returnSettings } from '../contexts/returns/data.ts'
import { boardPlayer, gameAnswers, playerScore } from '../contexts/rounds/challenges/data.ts'
import { bag, club, clubPicture, favouriteCourse } from '../contexts/rounds/data.ts'
import { ownTeeBox, round, scorecardSettings } from '../contexts/rounds/roundData.ts'
import { trackedRound } from '../contexts/rounds/trackingData.ts'
import { appointment, centre, coach, dayPlan, lessonType } from '../contexts/scheduling/data.ts'
import {
  clubText,
  creditLot,
  message,
  notification,
  pass,
  player,
  registrationSetting,
  seal,
  ticket,
  wording,
} from '../contexts/session/data.ts'
import { clubMail, contentBlock, layoutBlock, prefecture } from '../contexts/support/data.ts'
import { Table } from './Table.ts'
import type { WorldClock } from './WorldClock.ts'

export const seedNames = ['small', 'large'] as const
export type SeedName = (typeof seedNames)[number]

export class World {
  readonly clock: WorldClock
  readonly players = new Table(player)
  readonly creditLots = new Table(creditLot)
  readonly passes = new Table(pass)
  readonly tickets = new Table(ticket)
  readonly seals = new Table(seal)
  readonly wordings = new Table(wording)
  readonly clubTexts = new Table(clubText)
  readonly registrationSettings = new Table(registrationSetting)
  readonly messages = new Table(message)
  readonly notifications = new Table(notification)
  readonly centres = new Table(centre)
  readonly coaches = new Table(coach)
  readonly dayPlans = new Table(dayPlan)
  readonly lessonTypes = new Table(lessonType)
  readonly appointments = new Table(appointment)
  readonly lessonPlans = new Table(lessonPlan)
  readonly taughtLessons = new Table(taughtLesson)
  readonly shares = new Table(share)
  readonly videoFavourites = new Table(videoFavourite)
  readonly videoViews = new Table(videoView)
  readonly videoNotes = new Table(videoNote)
  readonly videoUsage = new Table(videoUsage)
  readonly videoSubscriptions = new Table(videoSubscription)
  readonly swings = new Table(swing)
  readonly swingComments = new Table(swingComment)
  readonly bags = new Table(bag)
  readonly clubs = new Table(club)
  readonly clubPictures = new Table(clubPicture)
  readonly favouriteCourses = new Table(favouriteCourse)
  readonly trackedRounds = new Table(trackedRound)
  readonly playerScores = new Table(playerScore)
  readonly boardPlayers = new Table(boardPlayer)
  readonly gameAnswers = new Table(gameAnswers)
  readonly rounds = new Table(round)
  readonly scorecardSettings = new Table(scorecardSettings)
  readonly ownTeeBoxes = new Table(ownTeeBox)
  readonly devices = new Table(device)
  readonly deviceMemberships = new Table(deviceMembership)
  readonly devicePurchases = new Table(devicePurchase)
  readonly membershipCards = new Table(membershipCard)
  readonly homeBlocks = new Table(layoutBlock)
  readonly shopBlocks = new Table(layoutBlock)
  readonly contentBlocks = new Table(contentBlock)
  readonly prefectures = new Table(prefecture)
  readonly clubMail = new Table(clubMail)
  readonly carts = new Table(cart)
  readonly cardTokens = new Table(cardTokenRow)
  readonly savedCards = new Table(savedCard)
  readonly bankCases = new Table(bankCase)
  readonly bankWords = new Table(bankWord)
  readonly checkouts = new Table(checkout)
  readonly stockTaken = new Table(stockTaken)
  readonly pricesChanged = new Table(priceChanged)
  readonly withdrawn = new Table(withdrawn)
  readonly customerAddresses = new Table(customerAddress)
  readonly customerOrders = new Table(customerOrder)
  readonly returnRequests = new Table(returnRequest)
  readonly returnMessages = new Table(returnMessage)
  readonly returnAttachments = new Table(returnAttachment)
  readonly returnSettings = new Table(returnSettings)
  readonly cartLines = new Table(cartItem)
  readonly coupons = new Table(coupon)
  readonly giftCodes = new Table(giftCode)
  readonly subscriptions = new Table(subscription)
  readonly bucks = new Table(buck)
  readonly fittingSessions = new Table(fittingSession)
  readonly putterSessions = new Table(putterSession)
  readonly customClubs = new Table(customClub)
  readonly plusTrials = new Table(plusTrial)
  readonly givenCoupons = new Table(givenCoupon)
  readonly clubMemberships = new Table(clubMembership)
  readonly renewalGiftCodes = new Table(renewalGiftCode)
  readonly renewalGiftCodeUses = new Table(renewalGiftCodeUse)
  readonly renewalQuotes = new Table(renewalQuote)
  readonly payments = new Table(payment)
  readonly gearRecommendations = new Table(gearRecommendation)
  readonly clubPurchases = new Table(clubPurchase)
  readonly receipts = new Table(receipt)
  readonly renewals = new Table(renewal)
  count = 0
  seed: SeedName = 'small'
  seededAt = ''
  /** In each token: worlds with issuers of their own don't accept each other's. */
  issuer = 'club'
  /** How far the servers' clock is ahead of the devices' clock. */
  serversAhead = Temporal.Duration.from({ seconds: 0 })

  constructor(clock: WorldClock) {
    this.clock = clock
  }

  now(): Temporal.Instant {
    return this.clock.now().add(this.serversAhead)
  }

  nextNumber(): number {
    this.count += 1
    return this.count
  }

  /** Deterministic, and unique within this world. */
  nextId(prefix: string): string {
    return `${prefix}-${this.nextNumber()}`
  }

  get tables(): Readonly<Record<string, AnyTable>> {
    return Object.fromEntries(Object.entries(this).filter((entry): entry is [string, AnyTable] => entry[1] instanceof Table))
  }

  get changes(): number {
    return Object.values(this.tables).reduce((sum, { changes }) => sum + changes, 0)
  }
}

interface AnyTable extends Pick<Table<{ readonly id: string }>, 'changes' | 'replacement' | 'replaceAll' | 'snapshot' | 'restore'> {
  list(): readonly object[]
}
