/** Elapsed hours, whatever the clocks do in between: "Shift duration = hours between end and start" (scheduling.md §9). */
export const hoursBetween = (startTime: string, endTime: string): number =>
  (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
