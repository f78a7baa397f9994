import { type Ending, getTitle, type Story, tell } from './story.js'

/** Whether to run the whole matrix, which takes minutes. */
export const isExhaustive = process.env.MATRIX === 'all'

/** Counts of some stories, as a row of a table. */
export type Count = {
  stories: number
  done: number
  /** Number of times the user had to consent. */
  consents: number
  /** Number of times the user gave up waiting. */
  exits: number
  broken: number
}

/** Counts stories by name, and prints them as a table. */
export function createReport(title: string) {
  const counts = new Map<string, Count>()
  const count = (name: string, ending: Ending) => {
    const before = counts.get(name)
    counts.set(name, {
      stories: (before?.stories ?? 0) + 1,
      done: (before?.done ?? 0) + Number(ending.isDone),
      consents: (before?.consents ?? 0) + ending.consents,
      exits: (before?.exits ?? 0) + ending.exits,
      broken: (before?.broken ?? 0) + Number(ending.violations.length > 0),
    })
  }
  return {
    /** Runs a story; returns its violations, one per line. */
    async tell(name: string, story: Story): Promise<string[]> {
      const ending = await tell(story)
      count(name, ending)
      return ending.violations.map(
        ({ invariant, what }) =>
          `${getTitle(story)}: ${invariant}, ${what.split('\n')[0]}`,
      )
    },
    print(): void {
      const columns = [
        'stories',
        'done',
        'consents',
        'exits',
        'broken',
      ] as const
      const rows = [...counts].map(([name, row]) => [
        name,
        ...columns.map((column) => String(row[column])),
      ])
      const total = columns.map((column) =>
        String([...counts.values()].reduce((sum, row) => sum + row[column], 0)),
      )
      process.stdout.write(
        `\n${formatTable([[title, ...columns], ...rows, ['all', ...total]])}\n`,
      )
    },
  }
}

/** Formats rows as text in columns. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0
            ? text.padEnd(widths[column] ?? 0)
            : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
