type Day = Temporal.PlainDate
type Step = (from: Day, firstDayOfWeek: number) => Day

const steps: Readonly<Partial<Record<string, Step>>> = {
  ArrowLeft: (from) => from.subtract({ days: 1 }),
  ArrowRight: (from) => from.add({ days: 1 }),
  ArrowUp: (from) => from.subtract({ weeks: 1 }),
  ArrowDown: (from) => from.add({ weeks: 1 }),
  PageUp: (from) => from.subtract({ months: 1 }),
  PageDown: (from) => from.add({ months: 1 }),
  Home: (from, first) => from.subtract({ days: daysInto(from, first) }),
  End: (from, first) => from.add({ days: 6 - daysInto(from, first) }),
}

export function dayStep(key: string, from: Day, firstDayOfWeek: number): Day | undefined {
  return steps[key]?.(from, firstDayOfWeek)
}

function daysInto({ dayOfWeek }: Day, firstDayOfWeek: number): number {
  return (dayOfWeek - firstDayOfWeek + 7) % 7
}
