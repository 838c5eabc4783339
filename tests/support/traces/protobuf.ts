/** One field of a message: a number (varint or fixed), or the bytes of a text or of a message. */
export type Field = { field: number; number: bigint; bytes: Buffer };

/** Reads the fields of a message in the order in which they were written (https://protobuf.dev/programming-guides/encoding/). */
export function readMessage(message: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const key = readVarint(message, at);
    const field = Number(key.value >> 3n);
    const read = readValue(message, key.next, Number(key.value & 7n));
    fields.push({ field, number: read.number, bytes: read.bytes });
    at = read.next;
  }
  return fields;
}

const nothing = Buffer.alloc(0);

function readValue(message: Buffer, at: number, wireType: number): Omit<Field, 'field'> & { next: number } {
  if (wireType === 0) {
    const { value, next } = readVarint(message, at);
    return { number: value, bytes: nothing, next };
  }
  if (wireType === 1) return { number: message.readBigUInt64LE(at), bytes: nothing, next: at + 8 };
  if (wireType === 5) return { number: BigInt(message.readUInt32LE(at)), bytes: nothing, next: at + 4 };
  if (wireType !== 2) throw new Error(`No such wire type: ${wireType}`);
  const length = readVarint(message, at);
  const end = length.next + Number(length.value);
  if (end > message.length) throw new Error('A field is longer than its message');
  return { number: 0n, bytes: message.subarray(length.next, end), next: end };
}

function readVarint(message: Buffer, from: number): { value: bigint; next: number } {
  let value = 0n;
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    const byte = message.readUInt8(at);
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}
