import { inflateSync } from 'node:zlib';

type Table = { tag: Buffer; checksum: Buffer; data: Buffer };

const woff = { header: 44, entry: 20 } as const;
const sfnt = { header: 12, entry: 16 } as const;

/**
 * Unpacks a WOFF file (https://www.w3.org/TR/WOFF/) into the font inside it. Libraries read both, but inflate a
 * WOFF's tables in JavaScript, again for each document: ten times the work of writing one.
 * @throws Error if the file is not a WOFF file
 */
export function sfntOfWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) =>
    readTable(file, woff.header + index * woff.entry),
  );
  const directory = Buffer.alloc(sfnt.header + tables.length * sfnt.entry);
  writeHeader(directory, file.subarray(4, 8), tables.length);
  let offset = directory.length;
  const bodies = tables.map((table, index) => {
    const at = sfnt.header + index * sfnt.entry;
    table.tag.copy(directory, at);
    table.checksum.copy(directory, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.data.length, at + 12);
    const body = Buffer.alloc(Math.ceil(table.data.length / 4) * 4);
    table.data.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
}

function readTable(file: Buffer, at: number): Table {
  const [offset, stored, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
  const data = file.subarray(offset, offset + stored);
  return {
    tag: file.subarray(at, at + 4),
    checksum: file.subarray(at + 16, at + 20),
    data: stored < length ? inflateSync(data) : data,
  };
}

/** Writes the header with the numbers that let readers binary-search the table directory. */
function writeHeader(directory: Buffer, flavor: Buffer, tables: number): void {
  const power = Math.floor(Math.log2(tables));
  flavor.copy(directory, 0);
  directory.writeUInt16BE(tables, 4);
  directory.writeUInt16BE(2 ** power * sfnt.entry, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(tables * sfnt.entry - 2 ** power * sfnt.entry, 10);
}
