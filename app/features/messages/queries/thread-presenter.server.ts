import { maskContactDetails } from '../masking/mask-contact-details.ts';
import { formerPerson, fullName, otherSide, shortName, type Side } from '../message.ts';
import type { MessageRow } from '../messages-store.server.ts';
import type { MessageDto, MessageFileDto, ThreadDto } from '../thread-dto.ts';
import type { ThreadRow } from '../threads-store.server.ts';

/** Converts a thread to what one of its people sees. */
export function toThreadDto(row: ThreadRow): ThreadDto {
  const isClient = row.side === 'client';
  return {
    id: row.id,
    side: row.side,
    other: {
      name: nameOfOther(row),
      picture: row.other_id === null ? null : ((isClient ? row.image : null) ?? row.profile_photo_url),
      professional_id: isClient ? row.professional_id : null,
      has_left: row.other_id === null,
    },
    is_contact_shared: row.is_contact_shared,
    is_blocked: row.blocked_at !== null,
    writing: writingOf(row),
    may_attach: mayAttach(row),
    unread: row.unread,
    last_activity_at: row.last_activity_at.toISOString(),
    last_message: lastMessage(row),
  };
}

/** As commands/assert-may-write.server.ts decides. */
function writingOf(row: ThreadRow): ThreadDto['writing'] {
  if (row.other_id === null) return 'left';
  if (row.closed_at) return 'closed';
  if (row.is_visit_coming) return 'open';
  if (row.blocked_at) return 'blocked';
  return row.other_blocked_at ? 'closed' : 'open';
}

function mayAttach(row: ThreadRow): boolean {
  return row.is_contact_shared && writingOf(row) === 'open' && !row.blocked_at && !row.other_blocked_at;
}

/** A client is named in full once a booking is paid. */
function nameOfOther({ side, other_id, first_name, last_name, is_contact_shared }: ThreadRow): string {
  const other = otherSide(side);
  if (other_id === null) return formerPerson[other];
  const nameOf = other === 'client' && !is_contact_shared ? shortName : fullName;
  return nameOf({ first_name, last_name }, other);
}

function lastMessage({ last_text, last_side, last_sent_at, last_erased_at, side, is_contact_shared }: ThreadRow) {
  if (last_text === null || last_side === null || last_sent_at === null) return null;
  const isOwn = last_side === side;
  const text = isOwn || is_contact_shared ? last_text : maskContactDetails(last_text).text;
  return { text, is_own: isOwn, is_erased: last_erased_at !== null, sent_at: last_sent_at.toISOString() };
}

/** Converts a message to what a side sees: contact details of the other are masked until a booking is paid. */
export function toMessageDto(
  row: MessageRow,
  reader: Side,
  isContactShared: boolean,
  files: MessageFileDto[] = [],
): MessageDto {
  const isOwn = row.side === reader;
  const masked = isContactShared ? { text: row.text, isMasked: false } : maskContactDetails(row.text);
  return {
    id: row.id,
    sequence: row.sequence,
    is_own: isOwn,
    text: isOwn ? row.text : masked.text,
    is_masked: masked.isMasked,
    files,
    is_erased: row.erased_at !== null,
    sent_at: row.sent_at.toISOString(),
  };
}
