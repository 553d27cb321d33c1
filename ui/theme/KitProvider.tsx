import { DirectionProvider } from '@radix-ui/react-direction';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

import { theme as kitTheme, type Theme } from '../tokens/theme';
import { ClockProvider } from './ClockProvider';
import { GlobalStyle } from './GlobalStyle';
import { LinkProvider, type LinkComponent, type WarningHref } from './LinkProvider';
import { MessagesProvider, type MessageOverrides } from './MessagesProvider';

export interface KitProviderProps {
  /** A theme from `createTheme`. @default the kit's theme */
  theme?: Theme;
  /** Component for internal links, such as the router's link. @default a plain `<a>` */
  link?: LinkComponent;
  /** Returns the URL of a warning, which an external link opens instead. Undefined for no warning. @default no warnings */
  warningHref?: WarningHref;
  /** Overrides of texts, such as `{ post: { boosted: 'Pick of the month' } }`. */
  messages?: MessageOverrides;
  /** Current time for relative times, in ms since 1970. @default Date.now */
  now?: () => number;
  /** When a server has rendered the page, in ms since 1970. Pass it where the page hydrates. */
  renderedAt?: number | undefined;
  /** Writing direction. Set the same `dir` on the page. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Provides the theme, global styles, texts, clock, direction and link component. */
export function KitProvider({
  theme = kitTheme,
  link,
  warningHref,
  messages,
  now,
  renderedAt,
  direction = 'ltr',
  children,
}: KitProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle theme={theme} />
      <ClockProvider now={now} renderedAt={renderedAt}>
        <DirectionProvider dir={direction}>
          <LinkProvider link={link} warningHref={warningHref}>
            <MessagesProvider messages={messages}>{children}</MessagesProvider>
          </LinkProvider>
        </DirectionProvider>
      </ClockProvider>
    </ThemeProvider>
  );
}
