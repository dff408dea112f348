import { createInstance, type i18n } from 'i18next'
import type { Texts } from '#app/session/ports/Translations'
import { fallbackLanguage, isLanguage, type Language, languages } from '#domain/shared/language'
import type addresses from '../commerce/texts/addresses/en.json'
import type addressForm from '../commerce/texts/addressForm/en.json'
import type addToCart from '../commerce/texts/addToCart/en.json'
import type cart from '../commerce/texts/cart/en.json'
import type checkout from '../commerce/texts/checkout/en.json'
import type clubPayment from '../commerce/texts/clubPayment/en.json'
import type clubSums from '../commerce/texts/clubSums/en.json'
import type deposit from '../commerce/texts/deposit/en.json'
import type commerce from '../commerce/texts/en.json'
import type fitting from '../commerce/texts/fitting/en.json'
import type gear from '../commerce/texts/gear/en.json'
import type listing from '../commerce/texts/listing/en.json'
import type membershipShop from '../commerce/texts/membershipShop/en.json'
import type menu from '../commerce/texts/menu/en.json'
import type monitorPlans from '../commerce/texts/monitorPlans/en.json'
import type orders from '../commerce/texts/orders/en.json'
import type plans from '../commerce/texts/plans/en.json'
import type plus from '../commerce/texts/plus/en.json'
import type product from '../commerce/texts/product/en.json'
import type proShop from '../commerce/texts/proShop/en.json'
import type purchases from '../commerce/texts/purchases/en.json'
import type renewals from '../commerce/texts/renewals/en.json'
import type rewards from '../commerce/texts/rewards/en.json'
import type shopHome from '../commerce/texts/shopHome/en.json'
import type subscriptions from '../commerce/texts/subscriptions/en.json'
import type devices from '../devices/texts/devices/en.json'
import type learning from '../learning/texts/en.json'
import type lessons from '../learning/texts/lessons/en.json'
import type library from '../learning/texts/library/en.json'
import type plan from '../learning/texts/plan/en.json'
import type share from '../learning/texts/share/en.json'
import type swings from '../learning/texts/swings/en.json'
import type video from '../learning/texts/video/en.json'
import type returns from '../returns/texts/en.json'
import type bag from '../rounds/texts/bag/en.json'
import type challenges from '../rounds/texts/challenges/en.json'
import type courses from '../rounds/texts/courses/en.json'
import type play from '../rounds/texts/play/en.json'
import type rounds from '../rounds/texts/rounds/en.json'
import type scorecard from '../rounds/texts/scorecard/en.json'
import type tracking from '../rounds/texts/tracking/en.json'
import type scheduling from '../scheduling/texts/en.json'
import type account from '../session/texts/account/en.json'
import type arrival from '../session/texts/arrival/en.json'
import type code from '../session/texts/code/en.json'
import type configuration from '../session/texts/configuration/en.json'
import type contact from '../session/texts/contact/en.json'
import type session from '../session/texts/en.json'
import type family from '../session/texts/family/en.json'
import type notifications from '../session/texts/notifications/en.json'

import type recovery from '../session/texts/recovery/en.json'

import type signUp from '../session/texts/signUp/en.json'
import type clubLinks from '../support/texts/clubLinks/en.json'
import type contactUs from '../support/texts/contactUs/en.json'
import type content from '../support/texts/content/en.json'
import type support from '../support/texts/en.json'
import type help from '../support/texts/help/en.json'
import type hostApp from '../support/texts/hostApp/en.json'
import type quickSearch from '../support/texts/quickSearch/en.json'
import type survey from '../support/texts/survey/en.json'
import { inAmericanSpelling, isAmerican } from './americanSpelling.ts'
import { localeOf } from './locale.ts'
import type shell from './texts/en.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
  }
  interface ResourceNamespaceMap {
    account: typeof account
    addToCart: typeof addToCart
    addressForm: typeof addressForm
    addresses: typeof addresses
    bag: typeof bag
    challenges: typeof challenges
    courses: typeof courses
    play: typeof play
    deposit: typeof deposit
    devices: typeof devices
    cart: typeof cart
    clubPayment: typeof clubPayment
    clubSums: typeof clubSums
    clubLinks: typeof clubLinks
    content: typeof content
    arrival: typeof arrival
    code: typeof code
    checkout: typeof checkout
    commerce: typeof commerce
    monitorPlans: typeof monitorPlans
    notifications: typeof notifications
    orders: typeof orders
    returns: typeof returns
    family: typeof family
    fitting: typeof fitting
    hostApp: typeof hostApp
    recovery: typeof recovery
    learning: typeof learning
    lessons: typeof lessons
    library: typeof library
    plan: typeof plan
    product: typeof product
    proShop: typeof proShop
    membershipShop: typeof membershipShop
    menu: typeof menu
    listing: typeof listing
    renewals: typeof renewals
    gear: typeof gear
    purchases: typeof purchases
    quickSearch: typeof quickSearch
    shopHome: typeof shopHome
    plans: typeof plans
    plus: typeof plus
    rewards: typeof rewards
    subscriptions: typeof subscriptions
    configuration: typeof configuration
    contact: typeof contact
    contactUs: typeof contactUs
    help: typeof help
    survey: typeof survey
    scheduling: typeof scheduling
    scorecard: typeof scorecard
    session: typeof session
    share: typeof share
    shell: typeof shell
    signUp: typeof signUp
    support: typeof support
    swings: typeof swings
    tracking: typeof tracking
    rounds: typeof rounds
    video: typeof video
  }
}

export interface TextFile {
  readonly [screen: string]: { readonly [element: string]: string }
}

export interface PartTexts {
  readonly namespace: string
  readonly load: (language: Language) => Promise<TextFile>
}

export type Overlay = Readonly<Partial<Record<Language, Texts>>>

interface TextOptions {
  readonly language: Language
  readonly country?: string | undefined
  readonly overlay?: Overlay | undefined
}

export class TextStore {
  readonly i18n: i18n = createInstance()
  private readonly loaders = new Map<string, PartTexts['load']>()
  private readonly loaded = new Set<string>()
  private readonly isAmerican: boolean
  private wanted: Language

  constructor(language: Language, country?: string) {
    this.wanted = language
    this.isAmerican = isAmerican(country)
    this.i18n.on('languageChanged', (code) => {
      // Undefined outside browsers.
      if ('document' in globalThis && isLanguage(code)) document.documentElement.lang = localeOf(code, country)
    })
  }

  async open(): Promise<void> {
    await this.i18n.init({
      lng: this.wanted,
      fallbackLng: fallbackLanguage,
      defaultNS: 'shell',
      resources: {},
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    })
  }

  /** Makes a namespace ready to be shown, in English where it can't be had otherwise. Rejects where neither can. */
  async add({ namespace, load }: PartTexts): Promise<void> {
    this.loaders.set(namespace, load)
    const asked = [...new Set([this.wanted, this.i18n.language])].filter(isLanguage)
    const results = await Promise.allSettled(asked.map((language) => this.fetch(namespace, language)))
    if (results.some((result) => result.status === 'rejected')) await this.fetch(namespace, fallbackLanguage)
  }

  /** The last choice wins. Rejects without a change if the language can't be loaded. */
  async change(language: Language): Promise<void> {
    this.wanted = language
    await Promise.all([...this.loaders.keys()].map((namespace) => this.fetch(namespace, language)))
    if (this.wanted === language) await this.i18n.changeLanguage(language)
  }

  /** Whether every namespace that is ready to be shown is so in this language. */
  has(language: Language): boolean {
    return [...this.loaders.keys()].every((namespace) => this.loaded.has(`${language}:${namespace}`))
  }

  /** False while a text is English in place of the chosen language. */
  get isComplete(): boolean {
    return this.has(this.wanted)
  }

  overlay(overlay: Overlay): void {
    for (const [language, texts] of Object.entries(overlay)) {
      for (const [key, text] of Object.entries(texts ?? {})) this.replace(language, key, text)
    }
  }

  private replace(language: string, key: string, text: string): void {
    const [namespace, path] = key.split(':')
    if (namespace && path && text.trim() !== '') this.i18n.addResource(language, namespace, path, text)
  }

  private async fetch(namespace: string, language: Language): Promise<void> {
    const name = `${language}:${namespace}`
    if (this.loaded.has(name)) return
    const file = await this.loaders.get(namespace)?.(language)
    // Nothing on the page uses a namespace before its first texts, so nothing has to be rendered again for them.
    const silent = !languages.some((each) => this.loaded.has(`${each}:${namespace}`))
    this.loaded.add(name)
    // Deep, without overwriting the server's texts.
    const texts = file && this.isAmerican && language === 'en' ? inAmericanSpelling(file) : file
    this.i18n.addResourceBundle(language, namespace, texts, true, false, { silent })
  }
}

export function textsIn(namespace: string, load: (language: Language) => Promise<{ readonly default: TextFile }>): PartTexts {
  return { namespace, load: async (language) => (await load(language)).default }
}

const shellTexts = textsIn('shell', (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }))

export async function createTexts({ language, country, overlay = {} }: TextOptions): Promise<TextStore> {
  const texts = new TextStore(language, country)
  await texts.open()
  texts.overlay(overlay)
  await texts.add(shellTexts)
  return texts
}
