import { isWebAddress } from '#adapters/rest/address'
import { isMedia } from '#adapters/rest/ownMedia'
import { shownMedia } from '#domain/commerce/product'
import { inOrderOf, namesIn, productsNamed } from '#domain/commerce/shopHome'
import { paths } from '#ui/shell/paths.ts'
import { dataIn, textOf } from './answer.ts'
import type { EarlyAnswers } from './readEarly.ts'
import type { EarlyParts, EarlyPicture } from './showParts.ts'
import { fieldsOf } from './visit.ts'

interface ScreenParts {
  readonly read: string
  readonly partsOf: (data: unknown, media: string | undefined) => EarlyParts
  readonly next?: {
    readonly named: (data: unknown) => Readonly<Record<string, readonly string[]>> | undefined
    readonly partsOf: (data: unknown, before: unknown) => EarlyParts
  }
}

const screens: Readonly<Record<string, ScreenParts>> = {
  [paths.plan]: { read: '/api/v3/player/game-plan', partsOf: planParts },
  [paths.library]: { read: '/api/video/categories', partsOf: libraryParts },
  [paths.shop]: { read: '/api/v3/layout/shop', partsOf: leadParts, next: { named: shopProducts, partsOf: leadPicture } },
  [paths.product]: { read: 'ProductByUrlKey', partsOf: productParts },
  [paths.cart]: { read: 'customerCart', partsOf: cartParts },
}

/** What the first view of this screen shows of the answers: nothing of what the product would not show. */
export async function* partsIn(path: string, { bodyOf, readNext, media }: EarlyAnswers): AsyncGenerator<EarlyParts> {
  const screen = screens[path]
  if (!screen) return
  const data = dataIn(await bodyOf(screen.read))
  if (data === undefined) return
  const { next } = screen
  const named = next?.named(data)
  const then = named && readNext(named)
  yield screen.partsOf(data, media)
  if (next && then) yield next.partsOf(dataIn(await then), data)
}

function planParts(data: unknown): EarlyParts {
  return { title: textIn(data, 'title') }
}

function libraryParts(data: unknown, mediaAddress: string | undefined): EarlyParts {
  const { title, media } = fieldsOf(fieldsOf(data)['introVideo'])
  const poster = textIn(media, 'poster')
  const isOurs = poster !== undefined && mediaAddress !== undefined && isMedia(poster, mediaAddress)
  return { title: textOf(title), picture: isOurs ? pictureAt(poster, 'anonymous') : undefined }
}

function leadParts(data: unknown): EarlyParts {
  const [first] = blocksIn(data)
  return first?.type === 'lead' ? { title: textOf(first.title), text: textOf(first.content) } : {}
}

function shopProducts(data: unknown) {
  const urlKeys = productsNamed(blocksIn(data))
  return urlKeys.length > 0 ? { urlKeys } : undefined
}

function leadPicture(data: unknown, layout: unknown): EarlyParts {
  const [first] = blocksIn(layout)
  if (first?.type !== 'lead') return {}
  const products = listOf(fieldsOf(fieldsOf(data)['products'])['items'])
  const [shown] = inOrderOf(namesIn(first), products, ({ url_key: urlKey }) => String(urlKey))
  return { picture: pictureAt(textIn(shown?.['small_image'], 'url')) }
}

function blocksIn(layout: unknown) {
  const blocks = listOf(layout).map(({ type, title, content, items, order }) => ({
    ...{ type, title, content, order: Number(order) },
    items: listOf(items).map(({ value }) => ({ value: String(value) })),
  }))
  return blocks.toSorted((one, other) => one.order - other.order)
}

function productParts(data: unknown): EarlyParts {
  const [product] = listOf(fieldsOf(fieldsOf(data)['products'])['items'])
  const media = listOf(product?.['media_gallery']).map(({ url, position, disabled, video_content: video }, index) => ({
    ...{ url: textOf(url), isDisabled: Boolean(disabled), hasVideo: Boolean(video) },
    position: typeof position === 'number' ? position : index + 1,
  }))
  const [first] = shownMedia(media)
  return { title: textOf(product?.['name']), picture: first && !first.hasVideo ? pictureAt(first.url) : undefined }
}

function cartParts(data: unknown): EarlyParts {
  const [item] = listOf(fieldsOf(fieldsOf(fieldsOf(data)['customerCart'])['itemsV2'])['items'])
  const { name, thumbnail } = fieldsOf(item?.['product'])
  const ofVariant = fieldsOf(item?.['configured_variant'])['thumbnail']
  // A gift card shows its design.
  const picture = item?.['giftcard_template'] ? undefined : pictureAt(textIn(ofVariant ?? thumbnail, 'url'))
  return { title: textOf(name), picture }
}

function pictureAt(url: string | undefined, crossOrigin: EarlyPicture['crossOrigin'] = null): EarlyPicture | undefined {
  return url !== undefined && isWebAddress(url) ? { url, crossOrigin } : undefined
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

function textIn(fields: unknown, name: string): string | undefined {
  return textOf(fieldsOf(fields)[name])
}
