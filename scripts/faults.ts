import { mkdirSync, writeFileSync } from 'node:fs'
import { matrixProblems } from '../tests/faults/matrixProblems.ts'
import { mutations } from '../tests/faults/mutations/mutations.ts'
import { htmlOf } from '../tests/faults/report/html.ts'
import { jsonOf } from '../tests/faults/report/json.ts'
import { describeFailures, describeMutation, isDetected } from '../tests/faults/report/resultTexts.ts'
import { runMatrix } from '../tests/faults/runMatrix.ts'

const only = process.argv.find((given) => given.startsWith('--call='))?.slice('--call='.length)
const matrix = await runMatrix(process.argv.includes('--mutations') ? mutations : [], only, (line) => process.stdout.write(`… ${line}\n`))
const problems = only === undefined ? matrixProblems(matrix) : matrix.broken
mkdirSync('reports', { recursive: true })
writeFileSync('reports/faults.json', jsonOf(matrix, problems))
writeFileSync('reports/faults.html', htmlOf(matrix))

const { lines, count, seconds, cpuSeconds } = matrix
const red = describeFailures(lines)
process.stdout.write(
  [
    ...problems.map((problem) => `✗ ${problem}`),
    ...red,
    ...matrix.mutations.map(describeMutation),
    `${count} cells in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second, ${red.length} red: reports/faults.html`,
    `${(performance.now() / 1000).toFixed(1)} s and ${cpuSeconds.toFixed(1)} s of processor time in all\n`,
  ].join('\n'),
)
process.exitCode = problems.length + red.length > 0 || !matrix.mutations.every(isDetected) ? 1 : 0
