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
  /** The community's own theme, made by `createTheme`. @default the kit's */
  theme?: Theme;
  /** What renders links inside the application, such as a router's link. @default a plain `<a>` */
  link?: LinkComponent;
  /** The community's own texts in place of the kit's, such as `{ post: { boosted: 'Pick of the month' } }`. */
  messages?: MessageOverrides;
  /** The clock of relative times, in ms since 1970; fixed in stories. @default Date.now */
  now?: () => number;
  /** Which way text runs; give the page the same `dir`. @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Puts theme, base styles, texts, clock, direction and link component around everything made with the kit. */
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
