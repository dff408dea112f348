export interface ContactCentre {
  readonly id: string
  readonly name: string
  /** City; in Japan prefecture. */
  readonly area: string
}

/** Areas in which the club has centres, in the club's order. */
export function areasOf(centres: readonly ContactCentre[]): readonly string[] {
  return [...new Set(centres.map(({ area }) => area))]
}

/** Centres of an area, or all of them; those that are close come first. */
export function centresToChoose(
  centres: readonly ContactCentre[],
  { area, closest = [] }: { readonly area?: string | undefined; readonly closest?: readonly string[] | undefined },
): readonly ContactCentre[] {
  const here = centres.filter((centre) => area === undefined || centre.area === area)
  const near = closest.flatMap((id) => here.filter((centre) => centre.id === id))
  return [...near, ...here.filter((centre) => !near.includes(centre))]
}
