/** A package of the lock file. */
export interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Permissive, or of data and fonts alone. Others need a decision, and a line here. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Of each file: we change none of theirs.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Agreed to one by one: what the lock file does not say, or what comes with conditions. */
const agreed: Readonly<Record<string, string>> = {
  busboy: 'MIT, in a field of before',
  streamsearch: 'MIT, in a field of before',
  'passport-local': 'MIT, in a field of before',
  'passport-strategy': 'MIT, in a field of before',
  pause: 'MIT, in its readme',
  'png-js': 'MIT, in its file LICENSE',
  'dejavu-fonts-ttf': 'Bitstream Vera and Arev: free to embed',
  '@apollo/composition': 'Elastic-2.0: to be used and changed, not offered as a service of its own',
  '@apollo/federation-internals': 'Elastic-2.0, the same',
  '@apollo/gateway': 'Elastic-2.0, the same',
  '@apollo/query-graphs': 'Elastic-2.0, the same',
  '@apollo/query-planner': 'Elastic-2.0, the same',
  '@apollo/subgraph': 'Elastic-2.0, the same',
};

/** `(MIT OR GPL-3.0)` leaves the choice; `MIT AND ISC` asks for both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each.trim())));

/** Packages that run in the product, by licence; and those whose licence nobody has agreed to. */
export function licencesOf(packages: Readonly<Record<string, Locked>>): {
  byLicence: Map<string, string[]>;
  refused: string[];
} {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  const byLicence = new Map<string, string[]>();
  const refused: string[] = [];
  for (const [path, { version, license = 'unknown' }] of shipped) {
    const bare = path.slice(path.lastIndexOf('node_modules/') + 13);
    const name = `${bare}@${version}`;
    byLicence.set(license, [...(byLicence.get(license) ?? []), name]);
    if (!isAllowed(license) && !agreed[bare]) refused.push(`${name}: ${license}`);
  }
  return { byLicence, refused };
}
