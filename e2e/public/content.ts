import type { Product } from '../support/product.ts';

interface Named {
  id: number;
  name: string;
}

export interface ListedProject {
  id: number;
  slug: string;
  title: string;
  description: string;
  tags: Named[];
  github_url: string;
  live_url: string;
}

export interface ListedDemo {
  id: number;
  slug: string;
  title: string;
  operating_systems: Named[];
  apk_file: string | null;
}

/** What the content service answers a visitor, straight from its database. */
export async function listed<Item>(product: Product, path: string): Promise<Item[]> {
  const answer = await fetch(`${product.address('content')}${path}`);
  const { results } = (await answer.json()) as { results: Item[] };
  return results;
}
