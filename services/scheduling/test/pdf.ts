import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** How many pages a PDF has, and what they say. */
export async function textOf(data: Uint8Array): Promise<{ pages: number; text: string }> {
  const loading = getDocument({ data, verbosity: 0 });
  const document = await loading.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const { items } = await (await document.getPage(i + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  await loading.destroy();
  return { pages: pages.length, text: pages.join(' ').replaceAll(/\s+/g, ' ') };
}
