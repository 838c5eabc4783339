import { useEffect, useState } from 'react';

/**
 * Returns a URL under which the page can show a chosen file; it is valid until another file is chosen or the
 * component unmounts.
 */
export function useObjectUrl(file: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
