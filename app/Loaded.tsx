import { Skeleton, VisuallyHidden } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { LoadError } from './LoadError';

interface LoadedProps<T> {
  data: T | undefined;
  error: Error | null;
  retry: () => void;
  texts: { loading: string; failed: (reason: string) => string };
  children: (data: T) => ReactNode;
}

/** Shows a skeleton or an error until the data is loaded. */
export function Loaded<T>({ data, error, retry, texts, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadError error={error} retry={retry} texts={texts} />;
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton lines={6} height="44px" />
    </>
  );
}
