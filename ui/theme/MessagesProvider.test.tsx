import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ErrorState, KitProvider, VoteControl, type MessageOverrides } from '..';
import { BoostedLabel, CryptoMessagesProvider, PriceTicker } from '../crypto';

const ignore = () => undefined;
const render = (messages: MessageOverrides | undefined, children: ReactNode) =>
  renderToStaticMarkup(<KitProvider {...(messages && { messages })}>{children}</KitProvider>);

it('overrides some texts and keeps the others', () => {
  const own = {
    post: { boosted: 'Book of the month' },
    vote: { score: (score: number) => `Liked ${score}` },
  };
  const page = render(
    own,
    <>
      <BoostedLabel />
      <VoteControl score={3} myVote={null} onVote={ignore} />
    </>,
  );
  expect(page).toContain('Book of the month');
  expect(page).toContain('Liked 3');
  expect(page).toContain('Upvote');
});

it('shows the kit’s texts without overrides', () => {
  expect(render(undefined, <BoostedLabel />)).toContain('Boosted');
});

it('prefers a text from a prop', () => {
  const page = render(
    { empty: { retry: 'Once more' } },
    <ErrorState onRetry={ignore} retryLabel="Load the shelf again">
      The shelf fell over.
    </ErrorState>,
  );
  expect(page).toContain('Load the shelf again');
  expect(page).not.toContain('Once more');
});

it('overrides texts of the crypto components', () => {
  const page = render(
    undefined,
    <CryptoMessagesProvider messages={{ ticker: { loading: 'Waiting for prices' } }}>
      <PriceTicker />
    </CryptoMessagesProvider>,
  );
  expect(page).toContain('Waiting for prices');
  expect(page).toContain('aria-label="Crypto prices"');
});

// `npm run check:types` fails when one of these lines compiles.
it('rejects unknown texts at compile time', () => {
  // @ts-expect-error -- There is no such text.
  render({ post: { bosted: 'Typo' } }, null);
  // @ts-expect-error -- This text is made from a number.
  expect(render({ vote: { score: 'Liked' } }, null)).toBeDefined();
});
