/** @throws when `npm run bench` did not set the variable */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start this through "npm run bench".`);
  return value;
}
