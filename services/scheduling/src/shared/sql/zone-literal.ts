/** A time zone that the contract has accepted, as SQL has it. */
export function zoneLiteral(zone: string): string {
  if (!/^[\w+/-]+$/.test(zone)) throw new Error('No time zone has such a name.');
  return `'${zone}'`;
}
