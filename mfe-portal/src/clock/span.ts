const minute = 60_000;

/** A stretch of time as people say it: "12 min", "2 h 05 min", "3 d 4 h"; `day` is the language's letter for days. */
export function span(milliseconds: number, day: string): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
  return `${Math.floor(hours / 24)} ${day} ${hours % 24} h`;
}
