import { useEffect, useState } from 'react';

/** An address under which the page can show a chosen file; it ends with the page or the choice. */
export function useObjectAddress(file: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
