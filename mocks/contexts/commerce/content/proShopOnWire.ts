import { pictureUrl } from '../catalogue/wire/media.ts'
import type { Customer } from '../resolvers/resolver.ts'
import { type ProShopBlock, proShopBlocks } from './proShop.ts'

type Shown = Pick<Customer, 'media' | 'store'>

export function proShopContent(field: string | null | undefined, value: string | null | undefined, customer: Shown): readonly object[] {
  const blocks = proShopBlocks.map((block) => onWire(block, customer))
  return field == null
    ? blocks
    : blocks.filter((block) => Object.entries(block).some(([name, held]) => name === field && String(held) === value))
}

function onWire(block: ProShopBlock, customer: Shown) {
  const { media, store } = customer
  const { id, type, title, subtitle, content, categoryId, productUrlKey, textPosition, video, items } = block
  return {
    ...{ id, type, title: title[store.language], subtitle: subtitle[store.language], content: content[store.language] },
    ...{ category_id: categoryId, product_url: productUrlKey ?? null },
    ...{ text_position: textPosition, text_align: textPosition === 'center' ? 'center' : 'left' },
    ...{ video_url: video === undefined ? null : `${media}/${video}/video.mp4`, video_url_embed: null },
    items: items.map((item) => itemOnWire(item, customer)),
  }
}

function itemOnWire({ pictures, slogan, description, button }: ProShopBlock['items'][number], customer: Shown) {
  const { language } = customer.store
  const urls = pictures.map((picture) => pictureUrl(customer, picture))
  return {
    ...{ image: urls[0] ?? null, slogan: slogan[language], description: description[language] },
    ...{ button_label: button?.label[language] ?? null, button_href: button?.href ?? null },
    // The platform encodes several images as JSON text.
    image_slider: urls.length > 1 ? { rawValue: JSON.stringify(urls) } : null,
  }
}
