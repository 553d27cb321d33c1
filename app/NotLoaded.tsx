import { Skeleton, VisuallyHidden } from '@alphazone/ui';
import type { ComponentProps } from 'react';

import { LoadError } from './LoadError';

export interface NotLoadedProps {
  error: Error | null;
  retry: () => void;
  texts: { loading: string; failed: (reason: string) => string };
  /** @default six lines of 44px */
  skeleton?: ComponentProps<typeof Skeleton>;
}

/** Shows the error, or a skeleton while loading. */
export function NotLoaded({ error, retry, texts, skeleton = { lines: 6, height: '44px' } }: NotLoadedProps) {
  if (error) return <LoadError error={error} retry={retry} texts={texts} />;
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton {...skeleton} />
    </>
  );
}
