const folders = { project: '/projects', mobile_demo: '/mobile-demos', page: '/page' } as const;

/** What is published at an address of its own. */
export type ItemKind = keyof typeof folders;

/** The path of an item's screen. */
export const itemPath = (kind: ItemKind, slug: string): string => `${folders[kind]}/${slug}`;

/** Which item a path (no query) names, by slug or id; undefined when it is no item's. A trailing slash makes no difference. */
export function itemAt(path: string): { kind: ItemKind; key: string } | undefined {
  const [folder, key, ...more] = path.split('/').filter((segment) => segment !== '');
  const kind = (Object.keys(folders) as ItemKind[]).find((one) => folders[one] === `/${folder}`);
  if (!kind || key === undefined || more.length > 0) return undefined;
  try {
    return { kind, key: decodeURIComponent(key) };
  } catch {
    return undefined; // a malformed escape names nothing
  }
}
