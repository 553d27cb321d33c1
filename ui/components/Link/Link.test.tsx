import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { KitProvider } from '../../theme/KitProvider';
import { MentionText } from '../MentionText';
import { Link } from './Link';

const warningHref = (href: string) =>
  href.includes('scam.example') ? `/leaving?to=${encodeURIComponent(href)}` : undefined;

const linksIn = (element: ReactNode) =>
  [
    ...renderToStaticMarkup(<KitProvider warningHref={warningHref}>{element}</KitProvider>).matchAll(
      /<a [^>]*>/g,
    ),
  ].map(([tag]) => tag);

it('opens the warning instead of a denied site, in the same tab', () => {
  const [link] = linksIn(<MentionText text="See https://scam.example/x" />);

  expect(link).toContain('href="/leaving?to=https%3A%2F%2Fscam.example%2Fx"');
  expect(link).not.toContain('target=');
});

it('opens other sites in a new tab', () => {
  const [link] = linksIn(<MentionText text="See https://fine.example/" />);

  expect(link).toContain('href="https://fine.example/"');
  expect(link).toContain('target="_blank"');
});

it('never warns of links inside the site', () => {
  expect(linksIn(<Link href="/scam.example">Inside</Link>)[0]).toContain('href="/scam.example"');
});
