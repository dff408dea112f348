import type { Container, ContainerModule } from 'inversify'
import type { ComponentType } from 'react'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { token } from '#app/shared/token'
import type { TextLoader, TextStore } from '#ui/shell/i18n.ts'
import { type Resolver, resolverOf } from './provide.ts'

/** One context as the rest of the product meets it: its bindings, its texts, and its screens by lazy import. */
interface Context<Screen extends string = string> {
  readonly name: string
  /** Absent where its parts bind all that its screens need. */
  readonly module?: ContainerModule
  /** Absent where those of the whole are enough. */
  readonly texts?: TextLoader
  readonly screens: Readonly<Record<Screen, () => Promise<ComponentType>>>
  /** For a part: the context that it is a part of, or the parts that it stands on itself. They come with it. */
  readonly requires?: () => Promise<Context<never> | readonly Context<never>[]>
}

/**
 * Each is a chunk of its own: a context, or a part of one that nobody needs at once. A part's file bears its context's
 * name first, as `session.account.ts`, and its texts stand in the context's.
 */
export const contexts = {
  account: async () => (await import('./contexts/session.account.ts')).account,
  addToCart: async () => (await import('./contexts/commerce.addToCart.ts')).addToCart,
  addressForm: async () => (await import('./contexts/commerce.addressForm.ts')).addressForm,
  addresses: async () => (await import('./contexts/commerce.addresses.ts')).addresses,
  arrival: async () => (await import('./contexts/session.arrival.ts')).arrival,
  collection: async () => (await import('./contexts/learning.collection.ts')).collection,
  catalogue: async () => (await import('./contexts/commerce.catalogue.ts')).catalogue,
  cart: async () => (await import('./contexts/commerce.cart.ts')).cart,
  checkout: async () => (await import('./contexts/commerce.checkout.ts')).checkout,
  commerce: async () => (await import('./contexts/commerce.ts')).commerce,
  configuration: async () => (await import('./contexts/session.configuration.ts')).configuration,
  family: async () => (await import('./contexts/session.family.ts')).family,
  contact: async () => (await import('./contexts/session.contact.ts')).contact,
  learning: async () => (await import('./contexts/learning.ts')).learning,
  member: async () => (await import('./contexts/session.member.ts')).member,
  menu: async () => (await import('./contexts/commerce.menu.ts')).menu,
  notifications: async () => (await import('./contexts/session.notifications.ts')).notifications,
  lessons: async () => (await import('./contexts/learning.lessons.ts')).lessons,
  listing: async () => (await import('./contexts/commerce.listing.ts')).listing,
  library: async () => (await import('./contexts/learning.library.ts')).library,
  orders: async () => (await import('./contexts/commerce.orders.ts')).orders,
  pageLayout: async () => (await import('./contexts/commerce.pageLayout.ts')).pageLayout,
  payment: async () => (await import('./contexts/commerce.payment.ts')).payment,
  plan: async () => (await import('./contexts/learning.plan.ts')).plan,
  product: async () => (await import('./contexts/commerce.product.ts')).product,
  proShop: async () => (await import('./contexts/commerce.proShop.ts')).proShop,
  recovery: async () => (await import('./contexts/session.recovery.ts')).recovery,
  scheduling: async () => (await import('./contexts/scheduling.ts')).scheduling,
  session: async () => (await import('./contexts/session.ts')).session,
  share: async () => (await import('./contexts/learning.share.ts')).share,
  shopHome: async () => (await import('./contexts/commerce.shopHome.ts')).shopHome,
  signIn: async () => (await import('./contexts/session.signIn.ts')).signIn,
  signUp: async () => (await import('./contexts/session.signUp.ts')).signUp,
  support: async () => (await import('./contexts/support.ts')).support,
  usage: async () => (await import('./contexts/learning.usage.ts')).usage,
  swings: async () => (await import('./contexts/learning.swings.ts')).swings,
  video: async () => (await import('./contexts/learning.video.ts')).video,
}

export type ContextName = keyof typeof contexts

/** Loads a context's chunk and its bindings, and asks there. */
export type OpenContext = (name: ContextName) => Promise<Resolver>
export const OpenContext = token<OpenContext>('OpenContext')

const loaded = new WeakMap<Container, Set<ContainerModule>>()

export function openContext(container: Container): OpenContext {
  return async (name) => {
    for (const { module } of await loadChunk(() => withWhole(contexts[name]))) loadOnce(container, module)
    return resolverOf(container)
  }
}

/** A screen with all that it needs: its context's bindings and texts come with it. */
export async function loadScreen<Screen extends string>(
  container: Container,
  texts: TextStore,
  load: () => Promise<Context<Screen>>,
  screen: NoInfer<Screen>,
): Promise<ComponentType> {
  const context = await load()
  const [component] = await Promise.all([context.screens[screen](), loadContext(container, texts, load)])
  return component
}

/** A context's bindings and texts, and those of the whole that it is a part of. */
export async function loadContext(container: Container, texts: TextStore, load: () => Promise<Context<never>>): Promise<void> {
  const loads = await withWhole(load)
  for (const { module } of loads) loadOnce(container, module)
  await Promise.all(loads.map((context) => context.texts && texts.add(context.name, context.texts)))
}

async function withWhole(load: NonNullable<Context['requires']>): Promise<readonly Context<never>[]> {
  const parts = [await load()].flat()
  const requires = await Promise.all(parts.map(({ requires }) => (requires ? withWhole(requires) : [])))
  return [...new Set([...requires.flat(), ...parts])]
}

/** A second time would make each of its bindings ambiguous. */
function loadOnce(container: Container, module: ContainerModule | undefined): void {
  const modules = loaded.get(container) ?? new Set()
  loaded.set(container, modules)
  if (!module || modules.has(module)) return
  modules.add(module)
  container.load(module)
}
