import { videos } from '../../../../media/index.ts'
import type { Customer } from '../../resolvers/resolver.ts'
import type { Product } from '../product.ts'

type Shown = Pick<Customer, 'media' | 'store'>

export function pictureUrl({ media }: Shown, picture: string): string {
  return `${media}/products/${picture}.svg`
}

/** For a product without a picture the platform sends the store's own, and an empty gallery (`ProductImage/Url`). */
const placeholder = 'placeholder'

export function mediaFields(product: Product, customer: Shown) {
  const [first = placeholder] = product.pictures
  const image = imageOnWire(product, customer, first, 1)
  return { image, thumbnail: image, small_image: image, media_gallery: () => gallery(product, customer) }
}

function gallery(product: Product, customer: Shown): readonly object[] {
  const { pictures, hiddenPictures = [], video } = product
  const images = [...pictures, ...hiddenPictures].map((picture, index) => ({
    ...imageOnWire(product, customer, picture, index + 1),
    disabled: hiddenPictures.includes(picture),
  }))
  return video === undefined ? images : [...images, videoOnWire(product, customer, video, images.length + 1)]
}

function imageOnWire({ name }: Product, customer: Shown, picture: string, position: number) {
  return { __typename: 'ProductImage', url: pictureUrl(customer, picture), label: name[customer.store.language], position, disabled: false }
}

function videoOnWire({ name, lead }: Product, { media, store: { language } }: Shown, slug: string, position: number) {
  const video = videos.find((each) => each.slug === slug)
  const title = name[language]
  return {
    ...{ __typename: 'ProductVideo', url: `${media}/${slug}/poster.webp`, label: title, position, disabled: false },
    video_content: {
      ...{ media_type: 'external-video', video_provider: 'clubhouse', video_url: `${media}/${slug}/video.mp4` },
      ...{ video_title: title, video_description: lead[language], video_metadata: JSON.stringify({ seconds: video?.seconds }) },
    },
  }
}
