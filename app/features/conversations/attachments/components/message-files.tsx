import { Download, FileText } from 'lucide-react';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { MessageFileDto } from '#app/features/messages/thread-dto.ts';
import { sizeText } from '#app/features/messages/attachments/message-file.ts';

interface MessageFilesProps {
  files: readonly MessageFileDto[];
  isOwn: boolean;
}

/** The pictures and PDFs of a message: pictures as such, PDFs by name. */
export function MessageFiles({ files, isOwn }: MessageFilesProps) {
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const documents = files.filter(({ kind }) => kind === 'pdf');
  return (
    <>
      {pictures.length > 0 ? (
        <span className={classNames('my-1 grid gap-1', pictures.length > 1 && 'grid-cols-2')}>
          {pictures.map((picture) => (
            <a key={picture.id} href={picture.url} target="_blank" rel="noreferrer" className="block">
              <img
                src={`${picture.url}?size=small`}
                alt={picture.name}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                className={classNames(
                  'rounded-control bg-sand object-cover',
                  pictures.length > 1 ? 'aspect-square w-full' : 'max-h-80 w-auto',
                )}
              />
            </a>
          ))}
        </span>
      ) : null}
      {documents.map(({ id, name, size, url }) => (
        <a
          key={id}
          href={url}
          className={classNames(
            'my-1 flex min-h-11 max-w-72 items-center gap-2.5 rounded-control px-3 py-2 whitespace-normal',
            isOwn ? 'bg-on-green/15 hover:bg-on-green/25' : 'bg-sand hover:bg-ink/10',
          )}
        >
          <FileText aria-hidden="true" className="size-6 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block text-xs opacity-80">{`PDF, ${sizeText(size)}`}</span>
          </span>
          <Download aria-hidden="true" className="size-5 shrink-0" />
        </a>
      ))}
    </>
  );
}
