import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actors } from '@portfolio/testkit';
import sharp from 'sharp';
import { startContent } from '../../test/content.ts';
import { filesBelow, form } from '../../test/files.ts';

const content = await startContent();
afterAll(() => content.close());

/** What a phone writes into a photo: where it was taken, by EXIF and by XMP. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '51/1 30/1 3230/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '0/1 7/1 3948/100',
};
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30N" exif:Note="HOME-ADDRESS"/>' +
  '</rdf:RDF></x:xmpmeta>';

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'no stored file of a %s says where it was taken',
  async (format) => {
    const before = new Set(await filesBelow(content.mediaPath));
    const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Copyright: 'HOME-ADDRESS' }, IFD3: place })
      .withXmp(xmp)
      .toFormat(format)
      .toBuffer();
    const told = await sharp(photo).metadata();
    expect([told.exif?.includes('HOME-ADDRESS'), told.xmp?.includes('HOME-ADDRESS')]).toEqual([true, true]);

    const texts = { title: format, description: 'd', long_description: 'l', technologies: 'Go' };
    const images = [new Blob([Uint8Array.from(photo)])];
    const { status, body } = await content.as(actors.staff).post('/projects/', form({ ...texts, images }));
    expect([status, body.images?.length]).toEqual([201, 1]);

    const stored = (await filesBelow(content.mediaPath)).filter((name) => !before.has(name));
    expect(stored).toHaveLength(4); // 480 and 800 wide, as AVIF and WebP
    for (const name of stored) {
      const bytes = await readFile(join(content.mediaPath, name.slice(0, 2), name));
      const { exif, xmp: words, iptc, orientation } = await sharp(bytes).metadata();
      expect([bytes.includes('HOME-ADDRESS'), bytes.includes('GPS')]).toEqual([false, false]);
      expect([exif, words, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  },
);
