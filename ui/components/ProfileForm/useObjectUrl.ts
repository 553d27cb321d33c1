import { useEffect, useState } from 'react';

/** An address for a file of this machine, as long as it is shown; undefined without one. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) {
      return undefined;
    }
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return shown?.file === file ? shown?.url : undefined;
}
