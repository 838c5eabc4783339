import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.server.ts';
import type { CopiedFile } from './copy-folder.server.ts';

/**
 * PostgreSQL's own list of the files of a base backup, as written by pg_basebackup and read by pg_verifybackup:
 * https://www.postgresql.org/docs/18/backup-manifest-format.html
 */
export const manifestFile = 'backup_manifest';

export interface BackupManifest {
  systemIdentifier: string;
  files: CopiedFile[];
  /** The WAL to replay, as LSNs ("0/2000028"). */
  wal: { timeline: number; start: string; end: string };
}

export function writeManifest({ systemIdentifier, files, wal }: BackupManifest): string {
  const listed = files.map(
    (file) =>
      `{ "Path": ${JSON.stringify(file.path)}, "Size": ${file.size}, "Last-Modified": "${lastModified(file.modified)}", "Checksum-Algorithm": "SHA256", "Checksum": "${file.sha256}" }`,
  );
  const text = `{ "PostgreSQL-Backup-Manifest-Version": 2,
"System-Identifier": ${systemIdentifier},
"Files": [
${listed.join(',\n')}
],
"WAL-Ranges": [
{ "Timeline": ${wal.timeline}, "Start-LSN": "${wal.start}", "End-LSN": "${wal.end}" }
],
`;
  return `${text}"Manifest-Checksum": "${sha256(text)}"}\n`;
}

const lsn = z.string().check(z.regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/));
const manifestSchema = z.object({
  'PostgreSQL-Backup-Manifest-Version': z.literal(2),
  Files: z.array(
    z.object({
      Path: z.string().check(z.minLength(1)),
      Size: z.int(),
      'Last-Modified': z.string(),
      'Checksum-Algorithm': z.literal('SHA256'),
      Checksum: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  'WAL-Ranges': z.array(z.object({ Timeline: z.int(), 'Start-LSN': lsn, 'End-LSN': lsn })).check(z.length(1)),
});

/**
 * Parses a manifest.
 * @throws BackupError if it is damaged, according to the checksum on its last line
 */
export function readManifest(text: string): BackupManifest {
  const end = text.lastIndexOf('"Manifest-Checksum"');
  const [, checksum] = /^"Manifest-Checksum": "([0-9a-f]{64})"\}\s*$/.exec(text.slice(end)) ?? [];
  if (end < 0 || checksum !== sha256(text.slice(0, end))) throw new BackupError(`${manifestFile} is damaged`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  // A 64-bit number, which JSON.parse would round.
  const [, systemIdentifier] = /"System-Identifier": (\d+)/.exec(text) ?? [];
  const range = parsed.data?.['WAL-Ranges'][0];
  if (!parsed.success || systemIdentifier === undefined || !range)
    throw new BackupError(`${manifestFile} is none of npm run backup`);
  return {
    systemIdentifier,
    files: parsed.data.Files.map((file) => ({
      path: file.Path,
      size: file.Size,
      sha256: file.Checksum,
      modified: new Date(file['Last-Modified']),
    })),
    wal: { timeline: range.Timeline, start: range['Start-LSN'], end: range['End-LSN'] },
  };
}

/** Formats a date, for example "2026-11-22 17:06:31 GMT". */
function lastModified(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} GMT`;
}

const segmentBytes = 16n * 1024n * 1024n;

/**
 * Returns the names of the WAL segment files for a range (https://www.postgresql.org/docs/18/wal-internals.html), of
 * 16 MB each.
 */
export function segmentsOf({ timeline, start, end }: BackupManifest['wal']): string[] {
  const [first, last] = [position(start) / segmentBytes, (position(end) - 1n) / segmentBytes];
  const segmentsInLog = 0x1_0000_0000n / segmentBytes;
  const hex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0');
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => {
    const segment = first + BigInt(index);
    return hex(BigInt(timeline)) + hex(segment / segmentsInLog) + hex(segment % segmentsInLog);
  });
}

/** Returns an LSN in bytes from the start of the WAL. */
function position(lsnText: string): bigint {
  const [high = '0', low = '0'] = lsnText.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
