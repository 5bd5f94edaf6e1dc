import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A picture's file says what it shows: `screen~state~width~theme~language.webp`, each word encoded as in an address. */
const ending = '.webp';

/**
 * Puts pictures into an album in the place of those of the same looks, which are kept beside them for one run, and writes its page.
 * @param made a folder of pictures, left empty
 * @param isWhole what was not made again is not there any more
 */
export function writeAlbum({ made, album, isWhole }: { made: string; album: string; isWhole: boolean }) {
  const [now, before] = [join(album, 'now'), join(album, 'before')];
  rmSync(before, { recursive: true, force: true });
  for (const folder of [now, before]) mkdirSync(folder, { recursive: true });
  const fresh = picturesIn(made);
  const old = picturesIn(now);
  for (const file of isWhole ? old : old.filter((each) => fresh.includes(each)))
    renameSync(join(now, file), join(before, file));
  for (const file of fresh) {
    copyFileSync(join(made, file), join(now, file));
    rmSync(join(made, file));
  }
  const there = picturesIn(now);
  const changes = [...new Set([...fresh, ...picturesIn(before)])].filter((file) => old.length > 0 && !isSame(file));
  const page = readFileSync(join(import.meta.dirname, 'album.html'), 'utf8');
  const files = [...new Set([...there, ...changes])].toSorted();
  const kept = changes.filter((file) => existsSync(join(before, file)));
  const data = JSON.stringify({ files, changes, before: kept, gone: changes.filter((file) => !there.includes(file)) });
  writeFileSync(
    join(album, 'index.html'),
    page.replace('id="pictures">', (head) => head + data),
  );
  return { count: there.length, made: fresh.length, changed: changes.length };

  function isSame(file: string): boolean {
    const [one, other] = [now, before].map((folder) => join(folder, file));
    return existsSync(one!) && existsSync(other!) && readFileSync(one!).equals(readFileSync(other!));
  }
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(ending)) : [];
