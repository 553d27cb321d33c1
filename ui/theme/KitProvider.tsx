import './font.css';

import { DirectionProvider } from '@radix-ui/react-direction';
import { Provider as TooltipProvider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';

import { theme as kitTheme, type Theme } from '../tokens/theme';
import { ClockProvider } from './ClockProvider';
import { GlobalStyle } from './GlobalStyle';
import { LinkProvider, type LinkComponent } from './LinkProvider';
import { MessagesProvider, type MessageOverrides } from './MessagesProvider';

export interface KitProviderProps {
  /** A theme made by `createTheme`. @default the kit's */
  theme?: Theme;
  /** Component for internal links, such as a router's link. @default a plain `<a>` */
  link?: LinkComponent;
  /** Overrides of the kit's texts, such as `{ post: { boosted: 'Pick of the month' } }`. */
  messages?: MessageOverrides;
  /** The clock for relative times, in ms since 1970. @default Date.now */
  now?: () => number;
  /** Writing direction; set the same `dir` on the page. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Provides theme, base styles, texts, clock, direction, tooltips and link component to the kit. */
export function KitProvider({
  theme = kitTheme,
  link,
  messages,
  now,
  direction = 'ltr',
  children,
}: KitProviderProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      <ClockProvider now={now}>
        <DirectionProvider dir={direction}>
          <LinkProvider link={link}>
            <MessagesProvider messages={messages}>
              <TooltipProvider>{children}</TooltipProvider>
            </MessagesProvider>
          </LinkProvider>
        </DirectionProvider>
      </ClockProvider>
    </ThemeProvider>
  );
}
