import { describe, expect, test, vi } from 'vitest'
import { DownloadReceipt } from '#app/commerce/purchases/DownloadReceipt'
import type { Purchases } from '#app/commerce/purchases/ports/Purchases'
import { Failure } from '#app/shared/failure'
import type { DeviceFiles } from '#app/shared/ports/DeviceFiles'
import type { Downloads } from '#app/shared/ports/Downloads'
import type { Purchase } from '#domain/commerce/purchases/purchase'
import type { ReceiptDocument } from '#domain/commerce/purchases/receipt'
import { buildClubPurchase } from '../../../../tests/builders/clubPurchases.ts'
import { PurchaseViewModel } from './PurchaseViewModel.ts'

const lesson = buildClubPurchase('lesson', { paidAt: Temporal.Instant.from('2026-05-02T03:00:00Z') })
const glove = buildClubPurchase('glove', { receiptAddress: 'Abara Ltd' })
const receipt: ReceiptDocument = { html: '<p>85.00</p>', link: 'https://club.example/files/r-7.pdf' }

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

interface Club {
  readonly all?: () => Promise<readonly Purchase[]>
  readonly issue?: () => Promise<void>
  readonly document?: () => Promise<ReceiptDocument>
}

function create({ all = async () => [glove, lesson], issue = async () => undefined, document = async () => receipt }: Club = {}) {
  const purchases = {
    all: vi.fn<Purchases['all']>(all),
    issueReceipt: vi.fn<Purchases['issueReceipt']>(issue),
    receiptDocument: vi.fn<Purchases['receiptDocument']>(document),
  }
  const read = vi.fn<Downloads['read']>(async () => new Blob(['receipt']))
  const keep = vi.fn<DeviceFiles['keep']>()
  const model = new PurchaseViewModel(purchases, new DownloadReceipt({ read }, { keep }), { timeZone: 'America/Chicago' })
  const show = async (requestId: string) => {
    model.show(requestId)
    await settled()
  }
  return { ...purchases, read, keep, model, show }
}

async function issued(club: Club = {}) {
  const created = create(club)
  await created.show('lesson')
  created.model.typeAddress(' Ito Golf KK ')
  await created.model.issue()
  return created
}

describe('a purchase', () => {
  test('is the one that was asked for, on its day where the player is', async () => {
    const { model, show } = create()
    expect([model.purchase, model.day]).toEqual([undefined, undefined])
    await show('lesson')
    expect([model.purchase, model.day?.toString()]).toEqual([lesson, '2026-05-01'])
  })

  test('may be unknown to the club', async () => {
    const { model, show } = create()
    await show('yacht')
    expect([model.reading.state, model.purchase]).toEqual(['ready', undefined])
  })

  test('is read no longer once the screen is left', () => {
    const { all, model } = create()
    model.show('lesson')
    model.dispose()
    expect(all.mock.calls[0]?.[0]?.aborted).toBe(true)
  })
})

describe('the address of a receipt', () => {
  test('is the last one at first, else the name of the player', async () => {
    const { model, show } = create()
    expect(model.shownAddress).toBe('')
    await show('glove')
    expect(model.shownAddress).toBe('Abara Ltd')
    await show('lesson')
    expect(model.shownAddress).toBe('Jonah')
  })

  test('is what was typed, and stays during another read of the same purchase', async () => {
    const { model, show } = create()
    await show('glove')
    model.typeAddress('')
    await show('glove')
    expect(model.shownAddress).toBe('')
  })

  test('is checked before a request, until it is typed anew', async () => {
    const { issueReceipt, model, show } = create()
    await show('lesson')
    model.typeAddress(' ')
    await model.issue()
    expect([model.addressProblem, issueReceipt.mock.calls.length, model.receipt]).toEqual(['missing', 0, { state: 'idle' }])
    model.typeAddress('Ito Golf KK')
    expect(model.addressProblem).toBeUndefined()
  })
})

describe('a receipt', () => {
  test('is made out to the address without spaces around it, and then shown', async () => {
    const { issueReceipt, receiptDocument, model } = await issued()
    expect(issueReceipt.mock.calls).toEqual([[lesson, 'Ito Golf KK']])
    expect(receiptDocument.mock.calls[0]?.slice(0, 2)).toEqual([lesson, 'Ito Golf KK'])
    expect([model.issuedTo, model.receipt, model.document.value]).toEqual(['Ito Golf KK', { state: 'success' }, receipt])
  })

  test('is made out once under two presses, and waits meanwhile', async () => {
    const { issueReceipt, model, show } = create()
    await show('lesson')
    const presses = [model.issue(), model.issue()]
    expect(model.receipt).toEqual({ state: 'wait' })
    await Promise.all(presses)
    expect(issueReceipt).toHaveBeenCalledTimes(1)
  })

  test('is not asked for before its purchase is known', async () => {
    const { issueReceipt, receiptDocument, model } = create()
    model.typeAddress('Ito Golf KK')
    await model.issue()
    await model.readDocument()
    expect([issueReceipt.mock.calls.length, receiptDocument.mock.calls.length]).toEqual([0, 0])
  })

  test('that was never made out is not read', async () => {
    const { receiptDocument, model, show } = create()
    await show('lesson')
    await model.readDocument()
    expect(receiptDocument).not.toHaveBeenCalled()
  })

  test('that could not be made out is not shown, and its failure goes with the next typed address', async () => {
    const { receiptDocument, model } = await issued({ issue: () => Promise.reject(new Failure('server-fault')) })
    expect([receiptDocument.mock.calls.length, model.issuedTo, model.issuing.failure?.kind]).toEqual([0, undefined, 'server-fault'])
    model.typeAddress('Abara Ltd')
    expect(model.issuing.failure).toBeUndefined()
  })

  test('made out anew replaces the one before, even if it can’t be read', async () => {
    const answers = [async () => receipt, () => Promise.reject(new Failure('offline'))]
    const { model } = await issued({ document: () => answers.shift()?.() ?? expect.unreachable() })
    await model.save()
    await model.issue()
    expect([model.document.value, model.document.failure?.kind, model.download]).toEqual([undefined, 'offline', { state: 'idle' }])
  })

  test('is read no longer once the screen is left', async () => {
    const { receiptDocument, model, show } = create({ document: () => new Promise(() => undefined) })
    await show('lesson')
    void model.issue()
    await settled()
    model.dispose()
    expect(receiptDocument.mock.calls[0]?.[2]?.aborted).toBe(true)
  })
})

describe('a download', () => {
  test('keeps the receipt under its name, and waits meanwhile', async () => {
    const { keep, model } = await issued()
    const saving = model.save()
    expect(model.download).toEqual({ state: 'wait' })
    await saving
    expect([keep.mock.calls[0]?.[0].name, model.download]).toEqual(['r-7.pdf', { state: 'downloaded' }])
  })

  test('of another host is not fetched, until the receipt is made out anew', async () => {
    const { keep, model } = await issued({ document: async () => ({ ...receipt, link: undefined }) })
    await model.save()
    expect([keep.mock.calls.length, model.download]).toEqual([0, { state: 'idle', problem: 'foreign' }])
    await model.issue()
    expect(model.download).toEqual({ state: 'idle' })
  })

  test('needs a receipt', async () => {
    const { read, model, show } = create()
    await show('lesson')
    await model.save()
    expect([read.mock.calls.length, model.download, model.downloading.fault]).toEqual([0, { state: 'idle' }, undefined])
  })

  test('that fails is not taken for one on another host', async () => {
    const { read, model } = await issued()
    read.mockRejectedValue(new Failure('offline'))
    await model.save()
    expect([model.download, model.downloading.failure?.kind]).toEqual([{ state: 'idle' }, 'offline'])
  })

  test('is stopped once the screen is left, and another one can be begun on the next screen', async () => {
    const { read, model, show } = await issued()
    await model.save()
    model.dispose()
    expect(read.mock.calls[0]?.[1].signal.aborted).toBe(true)
    await show('lesson')
    await model.save()
    expect(read.mock.calls[1]?.[1].signal.aborted).toBe(false)
  })
})

describe('another purchase', () => {
  test('has nothing of the one before', async () => {
    const { model, show } = await issued()
    await model.save()
    model.show('glove')
    expect([model.purchase, model.document.value]).toEqual([undefined, undefined])
    await show('glove')
    expect([model.shownAddress, model.receipt, model.download]).toEqual(['Abara Ltd', { state: 'idle' }, { state: 'idle' }])
  })

  test('is not taken for one whose receipt is on another host', async () => {
    const { model, show } = await issued({ document: async () => ({ ...receipt, link: undefined }) })
    await model.save()
    await show('glove')
    expect(model.download).toEqual({ state: 'idle' })
  })

  test('read again keeps its receipt', async () => {
    const { model, show } = await issued()
    await show('lesson')
    expect([model.issuedTo, model.document.value]).toEqual(['Ito Golf KK', receipt])
  })
})
