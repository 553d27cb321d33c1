import '@alphazone/ui/font.css';

import { colorSchemeScript, firstPaintStyle } from '@alphazone/ui/head';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

import { forumUrl } from './forum';
import { Providers } from './Providers';
import { Shell } from './Shell';
import { theme } from './theme';

export const metadata: Metadata = { title: 'Plant Swap' };

/** The forum may change at any time. */
export const dynamic = 'force-dynamic';

const font = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

export default function Layout({ children }: { children: ReactNode }) {
  preload(font.pathname, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  // oxlint-disable-next-line react/purity -- The server renders it once for each page.
  const renderedAt = Date.now();
  return (
    // The script sets `data-theme` before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: firstPaintStyle(theme) }} />
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
      </head>
      <body>
        <Providers forumUrl={forumUrl} renderedAt={renderedAt}>
          <Shell>{children}</Shell>
        </Providers>
      </body>
    </html>
  );
}
