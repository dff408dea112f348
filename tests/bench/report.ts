import { cpus, totalmem } from 'node:os'
import { type Goal, type Measurement, ratioOf, type Unit, verdictOf } from './Measurement.ts'
import type { Sample } from './statistics.ts'

export interface Outcome {
  readonly name: string
  readonly title: string
  readonly seconds: number
  readonly measurements: readonly Measurement[]
  readonly failure?: string | undefined
}

export interface Machine {
  readonly at: string
  readonly cores: number
  readonly processor: string
  readonly memoryGB: number
  readonly node: string
  /** Load average per core before the run. */
  readonly load: number
}

export function machine(load: number): Machine {
  const [first] = cpus()
  return {
    ...{ at: new Date().toISOString(), cores: cpus().length, processor: first?.model.trim() ?? '', node: process.version },
    ...{ memoryGB: Math.round(totalmem() / 2 ** 30), load: Math.round((load / cpus().length) * 100) / 100 },
  }
}

export interface Row {
  readonly what: string
  readonly goal: string
  readonly floor: string
  readonly product: string
  readonly spread: string
  readonly ratio: string
  readonly verdict: string
  readonly note: string
}

export function rowOf(row: Measurement): Row {
  const { what, unit, product, floor, goal, note = '' } = row
  const ratio = ratioOf(row)
  return {
    ...{ what, note, verdict: verdictOf(row), product: figure(product.median, unit), spread: spread(product) },
    goal: goal ? wordsOf(goal, unit) : '',
    floor: floor ? figure(floor.sample.median, unit) : '',
    ratio: ratio === undefined ? '' : `${number(ratio)}×`,
  }
}

function wordsOf({ of, is, value }: Goal, unit: Unit): string {
  const sign = { 'at most': '≤ ', 'at least': '≥ ', exactly: '= ' }[is]
  return sign + (of === 'ratio' ? `${number(value)}×` : figure(value, unit))
}

function spread({ least, most, n }: Sample): string {
  if (n === 1) return ''
  return least === most ? `n ${n}` : `n ${n}, ${number(least)}–${number(most)}`
}

function figure(value: number, unit: Unit): string {
  return unit === '' ? number(value) : `${number(value)} ${unit === 'a second' ? '/s' : unit}`
}

function number(value: number): string {
  const digits = [100, 10, 1].findIndex((power) => Math.abs(value) >= power)
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits < 0 ? 3 : digits })
}
