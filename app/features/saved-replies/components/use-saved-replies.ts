import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { SavedReplyDto } from '../saved-reply-dto.ts';

/** Loads the saved replies once they are looked at; undefined until then. */
export function useSavedReplies() {
  const [replies, setReplies] = useState<readonly SavedReplyDto[]>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLeft = false;
    api.get('/saved-replies').then(
      ({ items }) => isLeft || setReplies(items),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (!isLeft) setFailure(error.message);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [round]);
  const reload = () => {
    setFailure(undefined);
    setRound((count) => count + 1);
  };
  return { replies, failure, reload };
}
