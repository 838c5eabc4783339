import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import type { SignedPages } from '#app/features/files/pages/queries/sign-pages.server.ts';

/** Loads the pages of a PDF, at signed URLs that last some minutes. */
export function useSignedPages(path: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; pages?: SignedPages }>();
  useEffect(() => {
    const asking = new AbortController();
    const settle = (pages?: SignedPages) => {
      if (!asking.signal.aborted) setAnswer({ attempt, ...(pages ? { pages } : {}) });
    };
    api
      .post('/storage/signed-pages', { json: { bucket: 'professional-documents', path }, signal: asking.signal })
      .then(settle, () => settle());
    return () => asking.abort();
  }, [path, attempt]);
  const current = answer?.attempt === attempt ? answer : undefined;
  return {
    pages: current?.pages,
    failed: current !== undefined && current.pages === undefined,
    fetchAgain: () => setAttempt(attempt + 1),
  };
}
