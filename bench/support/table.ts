/** One row of a bench's result. */
export interface Figure {
  name: string;
  ours: number;
  reference: number;
  unit: string;
  /** Digits after the point; none when left out. */
  digits?: number;
}

/** Prints each figure beside its reference, and the ratio ours / reference. */
export function printFigures(title: string, reference: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, ours, reference: other, unit, digits = 0 }) => [
    name,
    `${ours.toFixed(digits)} ${unit}`.trim(),
    `${other.toFixed(digits)} ${unit}`.trim(),
    other === 0 ? '-' : (ours / other).toFixed(2),
  ]);
  const all = [['', 'ours', reference, 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of all) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`,
    );
  }
}
