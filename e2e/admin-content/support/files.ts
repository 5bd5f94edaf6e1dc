import { noisePng } from '@portfolio/testkit/pictures';
import type { Product } from '../../support/product.ts';

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A real picture, unlike every other. */
export const picture = (name: string, width?: number, height?: number): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: noisePng(width, height),
});

/** The packages of a demo that the product brings along: a real APK and a real IPA, small. */
export async function packages(product: Product): Promise<{ apk: ChosenFile; ipa: ChosenFile }> {
  const content = product.address('content');
  const { results } = (await (await fetch(`${content}/mobile-demos/?page_size=100`)).json()) as {
    results: { apk_file: string | null; ipa_file: string | null }[];
  };
  const load = async (kind: 'apk' | 'ipa', mimeType: string): Promise<ChosenFile> => {
    const address = results.map((demo) => demo[`${kind}_file`]).find((file) => file !== null);
    if (address === undefined) throw new Error(`No demo has an ${kind}.`);
    const answer = await fetch(new URL(new URL(address, content).pathname, content));
    return { name: `app.${kind}`, mimeType, buffer: Buffer.from(await answer.arrayBuffer()) };
  };
  return {
    apk: await load('apk', 'application/vnd.android.package-archive'),
    ipa: await load('ipa', 'application/octet-stream'),
  };
}
