import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserStorage, personalKeys } from '#app/lib/browser/browser-storage.ts';
import { draftKey } from '../draft-key.ts';

/** Of how many conversations what was typed is kept; the oldest goes first. */
const most = 20;

/**
 * The text of a message until it is sent, kept in this tab when its conversation is left or read anew, until its writer
 * signs out. A text that the page proposes comes before it; once that is sent, it is there again.
 */
export function useDraft(proposed: string) {
  const { pathname, search } = useLocation();
  const conversation = draftKey(pathname, search);
  const [text, setText] = useState(proposed);
  const [isProposed] = useState(proposed !== '');
  const isChanged = useRef(false);
  const setAside = useRef('');
  useEffect(() => {
    const kept = readDrafts()[conversation] ?? '';
    setText((now) => (now === '' ? kept : now));
    if (isProposed) setAside.current = kept;
  }, [conversation, isProposed]);
  useEffect(() => {
    if (isChanged.current) keepDraft(conversation, text);
  }, [conversation, text]);
  const change = (next: (now: string) => string) => {
    isChanged.current = true;
    setText(next);
  };
  /** Clears what was sent, also if the page has gone on meanwhile; what was typed since then stays. */
  const clearSent = (sent: string) => {
    if (readDrafts()[conversation] === sent) keepDraft(conversation, '');
    const next = setAside.current;
    setAside.current = '';
    change((now) => (now === sent ? next : now));
  };
  return { text, change, clearSent };
}

function readDrafts(): Record<string, string> {
  try {
    return JSON.parse(browserStorage('sessionStorage').getItem(personalKeys.drafts) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function keepDraft(conversation: string, text: string): void {
  const { [conversation]: _, ...others } = readDrafts();
  const kept = Object.entries(text === '' ? others : { ...others, [conversation]: text }).slice(-most);
  try {
    browserStorage('sessionStorage').setItem(personalKeys.drafts, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A full storage keeps what it has; the text stays on the page.
  }
}
