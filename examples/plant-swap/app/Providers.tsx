'use client';

import { KitProvider } from '@alphazone/ui';
import NextLink from 'next/link';
import { useServerInsertedHTML } from 'next/navigation';
import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

import { theme } from './theme';

const ForumUrlContext = createContext('');

export const useForumUrl = () => use(ForumUrlContext);

/** Pages that this site does not have, such as members and log-in, are on the forum. */
function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const forumUrl = useForumUrl();
  if (/^\/($|Posts\/)/.test(href)) return <NextLink href={href} {...props} />;
  return <a href={href.startsWith('/') ? forumUrl + href : href} {...props} />;
}

export interface ProvidersProps {
  forumUrl: string;
  /** In ms since 1970. */
  renderedAt: number;
  children: ReactNode;
}

export function Providers({ forumUrl, renderedAt, children }: ProvidersProps) {
  return (
    <Styles>
      <ForumUrlContext value={forumUrl}>
        <KitProvider theme={theme} link={RouterLink} renderedAt={renderedAt}>
          {children}
        </KitProvider>
      </ForumUrlContext>
    </Styles>
  );
}

/** Inserts each streamed part's styles before the part. */
function Styles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
