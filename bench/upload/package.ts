import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A file that is made while it is sent, the same one each time. */
export interface MadeFile {
  bytes: number;
  chunks: () => Generator<Buffer>;
}

const block = randomBytes(1024 * 1024);

interface Entry {
  name: string;
  size: number;
  crc: number;
}

/** An Android package of about `megabytes`: a ZIP of a manifest and one large asset, stored and not compressed. */
export function androidPackage(megabytes: number): MadeFile {
  const manifest = Buffer.from('<?xml version="1.0"?><manifest package="com.example.large"/>');
  const entries = [
    { name: 'AndroidManifest.xml', size: manifest.length, crc: crc32(manifest) },
    { name: 'assets/large.bin', size: megabytes * block.length, crc: crcOfBlocks(megabytes) },
  ] as const;
  const [first, second] = entries.map(localHeader) as [Buffer, Buffer];
  const before = Buffer.concat([first, manifest, second]);
  const directory = [centralHeader(entries[0], 0), centralHeader(entries[1], first.length + manifest.length)];
  const contentEnd = before.length + entries[1].size;
  const after = Buffer.concat([...directory, endOfDirectory(Buffer.concat(directory).length, contentEnd)]);
  return {
    bytes: contentEnd + after.length,
    *chunks() {
      yield before;
      for (let sent = 0; sent < megabytes; sent += 1) yield block;
      yield after;
    },
  };
}

function crcOfBlocks(count: number): number {
  let crc = 0;
  for (let done = 0; done < count; done += 1) crc = crc32(block, crc);
  return crc;
}

/** Version needed, flags, method "stored", time, date (1980-01-01), CRC, both sizes, lengths of name and extra field. */
function common({ name, size, crc }: Entry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const localHeader = (entry: Entry): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04'), common(entry), Buffer.from(entry.name)]);

function centralHeader(entry: Entry, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02\x0a\0', 'latin1'), common(entry), rest, Buffer.from(entry.name)]);
}

function endOfDirectory(size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(2, 8);
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
