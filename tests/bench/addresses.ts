import { pathOfProduct } from '#ui/commerce/shopPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { ServedClub } from '../bundle/ServedClub.ts'
import type { BenchContext } from './BenchContext.ts'
import { goals } from './goals.ts'
import type { Goal, Measurement, Unit } from './Measurement.ts'
import { secureProxy } from './secureProxy.ts'
import { sampleOf } from './statistics.ts'
import { throttledVisit, type Visit } from './throttledVisit.ts'

const times = 3
const protocols = ['HTTP/1.1', 'HTTP/2'] as const
type Protocol = (typeof protocols)[number]

const floor = 'the static form'

interface Address {
  readonly name: string
  readonly path: string
  readonly isHome?: true
}

const addresses: readonly Address[] = [
  { name: 'home', path: paths.home, isHome: true },
  { name: 'lessons', path: paths.appointments },
  { name: 'lesson plan', path: paths.plan },
  { name: 'learn', path: paths.library },
  { name: 'shop', path: paths.shop },
  { name: 'product', path: pathOfProduct('clubhouse-towel') },
  { name: 'cart', path: paths.cart },
]

const units: Readonly<Record<keyof Visit, Unit>> = {
  LCP: 'ms',
  CLS: '',
  TBT: 'ms',
  shown: 'ms',
  requests: '',
  requestsBeforePaint: '',
  scriptsUntilPaint: 'kB',
}
const names: Readonly<Record<keyof Visit, string>> = {
  ...{ LCP: 'LCP', CLS: 'CLS', TBT: 'TBT', shown: 'until it is complete' },
  ...{ requests: 'requests until idle', requestsBeforePaint: 'requests before the first paint' },
  scriptsUntilPaint: 'JS up to the largest paint',
}

/** Addresses opened directly on a slow phone by a signed-in player, over both protocols; they alternate, so that other load affects all. */
export async function openedAddresses(bench: BenchContext): Promise<readonly Measurement[]> {
  const [club, form] = await Promise.all([await bench.product(), bench.floor('form')].map((folder) => ServedClub.open(folder)))
  if (!club || !form) throw new Error('Nothing is served')
  const [secureClub, secureForm] = await Promise.all(
    [club, form].map(({ origin }) => secureProxy(Number(new URL(origin).port), bench.folder)),
  )
  if (!secureClub || !secureForm) throw new Error('Nothing is served over HTTP/2')
  const origins = {
    'HTTP/1.1': { club: club.origin, form: form.origin },
    'HTTP/2': { club: secureClub.origin, form: secureForm.origin },
  }
  const found = new Map<string, Visit[]>()
  const visit = async (name: string, protocol: Protocol, url: string, isForm: boolean) => {
    const seen = await throttledVisit(await bench.browser(), url, {
      prepare: (context) => (isForm ? Promise.resolve() : club.letHanaIn(context)),
      isShown: isForm ? () => document.querySelector('h1') !== null : isComplete,
    })
    const key = `${name}, ${protocol}`
    found.set(key, [...(found.get(key) ?? []), seen])
  }
  try {
    for (let time = 1; time <= times; time += 1) {
      for (const protocol of protocols) {
        bench.say(`${protocol}, ${time} of ${times}`)
        await visit(floor, protocol, `${origins[protocol].form}/`, true)
        for (const { name, path } of addresses) await visit(name, protocol, origins[protocol].club + path, false)
      }
    }
    return protocols.flatMap((protocol) => addresses.flatMap((address) => linesOf(address, protocol, found)))
  } finally {
    await Promise.all([secureClub.close(), secureForm.close()])
    await Promise.all([club.close(), form.close()])
  }
}

function isComplete(): boolean {
  const waits = document.querySelector('[data-early], main [aria-busy=true]')
  return waits === null && document.querySelector('main h1, main h2') !== null
}

function linesOf({ name, isHome }: Address, protocol: Protocol, found: ReadonlyMap<string, readonly Visit[]>): readonly Measurement[] {
  const sample = (key: string, figure: keyof Visit) => sampleOf(found.get(`${key}, ${protocol}`)?.map((visit) => visit[figure]) ?? [])
  const wanted: Partial<Record<keyof Visit, Goal>> = {
    LCP: isHome ? goals.homePaint : goals.addressPaint,
    CLS: goals.addressShift,
    ...(isHome && {
      TBT: goals.homeBlocking,
      requests: goals.homeRequests,
      requestsBeforePaint: goals.homeRequestsBeforePaint,
      scriptsUntilPaint: goals.homeScriptsUntilPaint,
    }),
  }
  const figures = ['LCP', 'CLS', 'TBT', 'shown', 'requests', 'requestsBeforePaint', 'scriptsUntilPaint'] as const
  return figures.map((figure) => ({
    what: `${name}, ${protocol}: ${names[figure]}`,
    unit: units[figure],
    product: sample(name, figure),
    ...(figure === 'LCP' && { floor: { name: floor, sample: sample(floor, figure) } }),
    goal: wanted[figure],
  }))
}
