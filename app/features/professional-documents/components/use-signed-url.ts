import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';

/** Requests the URL when it is needed, because it expires after 60 seconds (STORE-021). */
async function sign(path: string, signal?: AbortSignal): Promise<string> {
  const { signedUrl } = await api.post('/storage/signed-urls', {
    json: { bucket: 'professional-documents', path },
    ...(signal ? { signal } : {}),
  });
  return signedUrl;
}

/** Returns a URL under which a private document can be shown now. */
export function useSignedUrl(path: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ attempt: number; url?: string }>();
  useEffect(() => {
    const asking = new AbortController();
    const settle = (url?: string) => {
      if (!asking.signal.aborted) setAnswer({ attempt, ...(url ? { url } : {}) });
    };
    sign(path, asking.signal).then(settle, () => settle());
    return () => asking.abort();
  }, [path, attempt]);
  const current = answer?.attempt === attempt ? answer : undefined;
  return {
    url: current?.url,
    failed: current !== undefined && current.url === undefined,
    fetchAgain: () => setAttempt(attempt + 1),
  };
}

/** Downloads a private document; the page stays open, since the file is sent as an attachment. */
export function useOpenDocument(path: string) {
  const { busy, run } = useAction(async () => window.location.assign(await sign(path)), {
    onFailure: ({ message }) => toast({ tone: 'error', title: 'Not downloaded', description: message }),
  });
  return { open: run, busy };
}
