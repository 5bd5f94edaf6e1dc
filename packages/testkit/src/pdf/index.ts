import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  text: string;
  /** BCP 47. */
  language: unknown;
  title: unknown;
  isTagged: boolean;
  /** The tags of the first page in their order: `H1`, `P`, `Table`, `TR`, `TH` and so on. */
  roles: string[];
}

interface Tag {
  role?: string;
  children?: Tag[];
}

const rolesOf = ({ role, children = [] }: Tag): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** What a PDF says, read by a program that did not write it. */
export async function textOf(data: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data, verbosity: 0 });
  const document = await loading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const { items } = await (await document.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  const [{ info }, marks, tree] = await Promise.all([
    document.getMetadata(),
    document.getMarkInfo(),
    document.getPage(1).then((page) => page.getStructTree()),
  ]);
  const { Language, Title } = info as Record<string, unknown>;
  await loading.destroy();
  return {
    pages: pages.length,
    text: pages.join(' ').replaceAll(/\s+/g, ' '),
    language: Language,
    title: Title,
    // A map, whatever its types say.
    isTagged: (marks as unknown as Map<string, boolean> | null)?.get('Marked') === true,
    roles: rolesOf(tree as unknown as Tag),
  };
}
