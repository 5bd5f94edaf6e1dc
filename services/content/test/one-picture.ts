import { makeVariants } from '../src/media/images.ts';
import type { Incoming } from '../src/media/incoming.ts';
import type { CheckedFile } from '../src/media/keep.ts';
import { picture } from './files.ts';
import { Readable } from 'node:stream';

/** In the place of drawings where no test looks at them: one small picture for all. */
export function onePicture(): (incoming: Incoming) => Promise<CheckedFile> {
  let made: Promise<CheckedFile> | undefined;
  return (incoming) => (made ??= make(incoming));
}

async function make(incoming: Incoming): Promise<CheckedFile> {
  const bytes = Buffer.from(await (await picture(7)).arrayBuffer());
  const received = await incoming.receive(Readable.from([bytes]), 'picture.png', 'images', 'image');
  const { image, parts } = await makeVariants(received.path, received.hash, incoming.folder);
  return { ...image, kind: 'image', bytes: received.bytes, parts };
}
