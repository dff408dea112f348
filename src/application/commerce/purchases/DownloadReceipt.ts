import { fileNameOf, type ReceiptDocument } from '#domain/commerce/purchases/receipt'
import type { DeviceFiles } from '../../shared/ports/DeviceFiles.ts'
import type { Downloads } from '../../shared/ports/Downloads.ts'

/** `foreign`: on another host, so it was not fetched. */
export type ReceiptDownloaded = 'downloaded' | 'foreign'

export class DownloadReceipt {
  private readonly downloads: Downloads
  private readonly files: DeviceFiles

  constructor(downloads: Downloads, files: DeviceFiles) {
    this.downloads = downloads
    this.files = files
  }

  async execute({ link }: Pick<ReceiptDocument, 'link'>, orderNumber: string, signal: AbortSignal): Promise<ReceiptDownloaded> {
    if (link === undefined) return 'foreign'
    const content = await this.downloads.read(link, { signal, onProgress: () => undefined })
    this.files.keep({ name: fileNameOf(link, orderNumber), content })
    return 'downloaded'
  }
}
