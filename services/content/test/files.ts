import { readdir } from 'node:fs/promises';
import sharp, { type FormatEnum } from 'sharp';

/** A picture of one colour; every `shade` gives different bytes. */
export async function picture(shade = 0, width = 64, height = 48, format: keyof FormatEnum = 'png'): Promise<Blob> {
  const background = { r: shade % 256, g: Math.floor(shade / 256) % 256, b: 90 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new Blob([Uint8Array.from(bytes)]);
}

type Value = string | Blob | (string | Blob)[];

/** A multipart body; a list repeats its field, a file is called after its field unless it is a `File`. */
export function form(fields: Record<string, Value>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string') data.append(name, one);
      else data.append(name, one, one instanceof File ? one.name : `${name}.png`);
    }
  }
  return data;
}

/** A GraphQL multipart request; `files` maps paths such as `variables.images.0` to files. */
export function graphqlForm(query: string, variables: object, files: Record<string, Blob>): FormData {
  const data = new FormData();
  data.append('operations', JSON.stringify({ query, variables }));
  const paths = Object.keys(files);
  data.append('map', JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]]))));
  for (const [index, path] of paths.entries()) {
    const file = files[path]!;
    data.append(String(index), file, file instanceof File ? file.name : 'picture.png');
  }
  return data;
}

/** Every file below a folder, kept or on its way. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export const namedFile = (bytes: Buffer | string, name: string): File =>
  new File([Uint8Array.from(Buffer.from(bytes))], name);
