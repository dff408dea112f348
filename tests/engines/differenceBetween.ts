import type { Page } from 'playwright'

/** In per cent of the area. At a quarter of the size, because engines draw the edges of letters differently. The page shows nothing else. */
export function differenceBetween(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const sources = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(async (addresses) => {
    const [scale, tolerance] = [1 / 4, 32]
    const images = await Promise.all(addresses.map(async (address) => createImageBitmap(await (await fetch(address)).blob())))
    const width = Math.ceil(Math.max(...images.map((image) => image.width)) * scale)
    const height = Math.ceil(Math.max(...images.map((image) => image.height)) * scale)
    const [first = [], second = []] = images.map((image) => {
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, 0, 0, image.width * scale, image.height * scale)
      return context?.getImageData(0, 0, width, height).data
    })
    const isOther = (index: number) => Math.abs((first[index] ?? 0) - (second[index] ?? 0)) > tolerance
    let count = 0
    for (let index = 0; index < first.length; index += 4)
      if (isOther(index) || isOther(index + 1) || isOther(index + 2) || isOther(index + 3)) count += 1
    return (100 * count) / (width * height)
  }, sources)
}
